import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Banner } from '../../ui/notices/Banner';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { Select } from '../../ui/fields/Select';
import { searchOf, placeIn } from '../address';
import { choicesIn, withChoices } from '../preview/choices';
import { playedBack } from '../script/playedBack';
import { settingText } from '../report/settingText';
import type { LiveProps } from './liveProps';
import type { Still } from './LiveStore';
import { upTo } from './journal';
import { usePlayback } from './usePlayback';
import styles from './Live.module.css';

const speeds = ['1', '4', '20'] as const;

/** Steps through a paused journal, by hand or at a chosen speed. */
export function Player({ live, store, still }: LiveProps & { readonly still: Still }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const id = useId();
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1');
  const { playing, toggle } = usePlayback(store, still, Number(speed));
  const { position, journal, recording } = still;
  const all = journal.entries.length;
  const missed = live.journal.entries.at(-1)?.number ?? 0;
  const seen = journal.entries.at(-1)?.number ?? 0;

  /** Plays what the recording shows at its position with the same faults set. */
  function preview() {
    const place = { ...placeIn(''), mode: 'preview', ...playedBack(upTo(journal, position)) } as const;
    const faults = journal.setting?.faults ?? [];
    const choices = { ...choicesIn(''), faults: faults.length > 0 ? JSON.stringify(faults) : '' };
    void navigate({ search: withChoices(searchOf(place), choices) });
  }

  return (
    <section className={styles.player} aria-labelledby={id}>
      <h2 id={id}>
        {recording ? (
          <FormattedMessage id="qa.recording.title" values={{ name: recording.name }} />
        ) : (
          <FormattedMessage id="qa.live.paused" values={{ count: Math.max(0, missed - seen) }} />
        )}
      </h2>
      {recording && journal.setting && (
        <ul className="small">
          {settingText(intl, journal.setting).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {recording && recording.differing.length > 0 && (
        <Banner tone="warning">
          <p>
            <FormattedMessage
              id="qa.recording.differing"
              values={{ machines: intl.formatList(recording.differing) }}
            />
          </p>
        </Banner>
      )}
      <div className={styles.bar}>
        <ButtonGroup>
          <Button small onClick={() => store.stopAt(0)}>
            <FormattedMessage id="qa.play.first" />
          </Button>
          <Button small icon="left" onClick={() => store.stopAt(position - 1)}>
            <FormattedMessage id="qa.play.back" />
          </Button>
          <Button small icon="right" onClick={() => store.stopAt(position + 1)}>
            <FormattedMessage id="qa.play.forward" />
          </Button>
          <Button small onClick={() => store.stopAt(all)}>
            <FormattedMessage id="qa.play.last" />
          </Button>
          <Button small onClick={toggle}>
            <FormattedMessage id={playing ? 'qa.play.stop' : 'qa.play.play'} />
          </Button>
        </ButtonGroup>
        <Select
          label={<FormattedMessage id="qa.play.speed" />}
          value={speed}
          options={speeds.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'qa.play.times' }, { factor: Number(value) }),
          }))}
          onChange={setSpeed}
        />
        <label className={styles.slider}>
          <FormattedMessage id="qa.play.position" values={{ position, all }} />
          <input
            type="range"
            min={0}
            max={all}
            value={position}
            onChange={({ target }) => store.stopAt(Number(target.value))}
          />
        </label>
        {recording && (
          <Button icon="right" onClick={preview}>
            <FormattedMessage id="qa.recording.preview" />
          </Button>
        )}
        <Button look="primary" onClick={() => store.resume()}>
          <FormattedMessage id={recording ? 'qa.recording.close' : 'qa.live.goOn'} />
        </Button>
      </div>
    </section>
  );
}
