import { FormattedMessage, useIntl } from 'react-intl';
import type { uploadMachine } from '../../machines/upload/upload.machine';
import { MOST_BYTES, type UploadDraft } from '../../machines/upload/upload.draft';
import { FileButton } from '../../ui/FileButton';
import type { ButtonLook } from '../../ui/Button';
import type { PanelProps } from '../frame/panels';

interface FilePickerProps extends PanelProps<typeof uploadMachine> {
  readonly look?: ButtonLook;
  /** Id of what the button says. */
  readonly message: string;
}

/** Takes a file. */
export function FilePicker({ actor, look, message }: FilePickerProps) {
  const intl = useIntl();
  async function read(file: File) {
    actor.send({ type: 'file.picked', draft: await draftFrom(file) });
  }
  return (
    <FileButton
      look={look}
      accept=".csv,text/csv"
      label={intl.formatMessage({ id: message })}
      onFile={(file) => void read(file)}
    >
      <FormattedMessage id={message} />
    </FileButton>
  );
}

/** A file that is too large is not even read. */
async function draftFrom(file: File): Promise<UploadDraft> {
  const tooLarge = file.size > MOST_BYTES;
  return { name: file.name, text: tooLarge ? '' : await file.text(), tooLarge };
}
