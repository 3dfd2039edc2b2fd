import { FormattedMessage, useIntl } from 'react-intl';
import type { uploadMachine } from '../../machines/upload/upload.machine';
import { MOST_BYTES, type UploadDraft } from '../../machines/upload/upload.draft';
import { FileButton } from '../../ui/FileButton';
import type { ButtonLook } from '../../ui/Button';
import type { PanelProps } from '../frame/panels';

interface FilePickerProps extends PanelProps<typeof uploadMachine> {
  readonly look?: ButtonLook;
  /** Id of the message. */
  readonly label: string;
}

/** Takes a file. */
export function FilePicker({ actor, look, label }: FilePickerProps) {
  const intl = useIntl();
  async function read(file: File) {
    actor.send({ type: 'file.chosen', draft: await draftFrom(file) });
  }
  return (
    <FileButton
      look={look}
      accept=".csv,text/csv"
      label={intl.formatMessage({ id: label })}
      onFile={(file) => void read(file)}
    >
      <FormattedMessage id={label} />
    </FileButton>
  );
}

/** A file that is too large is not even read. */
async function draftFrom(file: File): Promise<UploadDraft> {
  const tooLarge = file.size > MOST_BYTES;
  return { name: file.name, text: tooLarge ? '' : await file.text(), tooLarge };
}
