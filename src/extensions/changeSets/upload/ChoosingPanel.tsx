import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { csvOf } from '../../../lib/csv';
import { saveFile } from '../../../lib/saveFile';
import { templateRows } from './changeSheet';
import type { uploadMachine } from './upload.machine';
import { Button } from '../../../ui/actions/Button';
import { DialogPanel } from '../../../dialogs/frame/DialogPanel';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { FilePicker } from './FilePicker';

/** Says what a file has to look like, gives a template, and takes a file. */
export function ChoosingPanel({ actor }: PanelProps<typeof uploadMachine>) {
  const values = useSelector(actor, ({ context }) => context.values);
  const save = () => saveFile('changes.csv', csvOf(templateRows(values)), 'text/csv;charset=utf-8');
  return (
    <DialogPanel
      footer={
        <>
          <Button icon="download" onClick={save}>
            <FormattedMessage id="upload.template" />
          </Button>
          <FilePicker actor={actor} look="primary" message="upload.choose" />
        </>
      }
    >
      <p>
        <FormattedMessage id="upload.choosing.text" />
      </p>
      <p>
        <FormattedMessage id="upload.choosing.limits" />
      </p>
    </DialogPanel>
  );
}
