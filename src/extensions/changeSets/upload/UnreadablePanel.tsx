import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { COLUMNS, type SheetFault } from './changeSheet';
import type { uploadMachine } from './upload.machine';
import { Button } from '../../../ui/actions/Button';
import { useDialogFrame } from '../../../dialogs/frame/dialogFrame';
import { Notice } from '../../../dialogs/frame/Notice';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { FilePicker } from './FilePicker';

const faults: Readonly<Record<SheetFault['fault'], string>> = {
  tooLarge: 'upload.fault.tooLarge',
  unread: 'upload.fault.unread',
  tooMany: 'upload.fault.tooMany',
  noHeader: 'upload.fault.noHeader',
  broken: 'upload.fault.broken',
  empty: 'upload.fault.empty',
};

/** Says why nothing of the file can be read. */
export function UnreadablePanel({ actor }: PanelProps<typeof uploadMachine>) {
  const { dismiss } = useDialogFrame();
  const { sheet, draft } = useSelector(actor, ({ context }) => context);
  if (!sheet || !('fault' in sheet)) return null;
  const footer = (
    <>
      <Button onClick={dismiss}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      <FilePicker actor={actor} look="primary" message="upload.chooseAnother" />
    </>
  );
  return (
    <Notice tone="warning" footer={footer}>
      <p>
        <FormattedMessage
          id={faults[sheet.fault]}
          values={{ name: draft?.name ?? '', line: sheet.line ?? 0, columns: COLUMNS.join(', ') }}
        />
      </p>
    </Notice>
  );
}
