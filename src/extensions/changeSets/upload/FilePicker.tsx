import { FormattedMessage, useIntl } from 'react-intl';
import type { uploadMachine } from './upload.machine';
import { FileButton } from '../../../ui/actions/FileButton';
import type { ButtonLook } from '../../../ui/actions/Button';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { draftFrom } from './draftFrom';

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
