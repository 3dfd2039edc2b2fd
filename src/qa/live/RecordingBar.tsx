import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '../../lib/saveFile';
import { Banner } from '../../ui/notices/Banner';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { FileButton } from '../../ui/actions/FileButton';
import { charts } from '../charts';
import type { LiveProps } from './liveProps';
import { readRecording, recordingName, recordingOf, type RecordingFault } from './recording';
import styles from './Live.module.css';

const LARGEST = 20_000_000;
const tooLarge = { ok: false, fault: 'tooLarge' } as const;

/** Saves the journal as a file, and opens such a file. */
export function RecordingBar({ live: { shown }, store }: LiveProps) {
  const [fault, setFault] = useState<{ readonly name: string; readonly what: RecordingFault }>();
  const intl = useIntl();

  async function open(file: File) {
    const read = file.size > LARGEST ? tooLarge : readRecording(await file.text().catch(() => ''), charts);
    if (!read.ok) return setFault({ name: file.name, what: read.fault });
    setFault(undefined);
    store.replay(read.journal, { name: file.name, differing: read.differing });
  }

  return (
    <>
      <ButtonGroup>
        {shown.entries.length > 0 && (
          <Button
            icon="download"
            onClick={() => saveFile(recordingName(shown), recordingOf(shown, charts), 'application/json')}
          >
            <FormattedMessage id="qa.recording.export" />
          </Button>
        )}
        <FileButton
          accept=".json,application/json"
          label={intl.formatMessage({ id: 'qa.recording.import' })}
          onFile={(file) => void open(file)}
        >
          <FormattedMessage id="qa.recording.import" />
        </FileButton>
      </ButtonGroup>
      {fault && (
        <div className={styles.wide}>
          <Banner
            live
            tone="error"
            action={
              <Button small look="quiet" icon="close" iconOnly onClick={() => setFault(undefined)}>
                <FormattedMessage id="qa.recording.fault.close" />
              </Button>
            }
          >
            <p>
              <FormattedMessage id={`qa.recording.fault.${fault.what}`} values={{ name: fault.name }} />
            </p>
          </Banner>
        </div>
      )}
    </>
  );
}
