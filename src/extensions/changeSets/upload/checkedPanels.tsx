import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { goodLines, type LineFault } from './changeSheet';
import type { uploadMachine } from './upload.machine';
import { Button } from '../../../ui/actions/Button';
import { useDialogFrame } from '../../../dialogs/frame/dialogFrame';
import { DialogPanel } from '../../../dialogs/frame/DialogPanel';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { FilePicker } from './FilePicker';

const reasons: Readonly<Record<LineFault, string>> = {
  noEntityId: 'upload.why.noEntityId',
  unknownService: 'upload.why.unknownService',
  severalServices: 'upload.why.severalServices',
  unknownChange: 'upload.why.unknownChange',
  notOffered: 'upload.why.notOffered',
  needless: 'upload.why.needless',
  duplicate: 'upload.why.duplicate',
  otherValue: 'upload.why.otherValue',
};

type Props = PanelProps<typeof uploadMachine>;

/** Says how many lines can be added, and lists the others with their reasons. */
export function ReviewingPanel({ actor }: Props) {
  const { sheet, draft } = useSelector(actor, ({ context }) => context);
  const good = goodLines(sheet);
  const services = new Set(good.map(({ wanted }) => wanted.service)).size;
  return (
    <DialogPanel
      note={<FormattedMessage id="gathering.submit.reason" />}
      footer={
        <>
          <FilePicker actor={actor} message="upload.chooseAnother" />
          <Button look="primary" onClick={() => actor.send({ type: 'addition.requested' })}>
            <FormattedMessage id="upload.submit" values={{ count: good.length }} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="upload.reviewing.text"
          values={{ count: good.length, services, name: draft?.name ?? '' }}
        />
      </p>
      <WrongLines actor={actor} />
    </DialogPanel>
  );
}

/** Says that each line is wrong, and why. */
export function NoneGoodPanel({ actor }: Props) {
  const { dismiss } = useDialogFrame();
  const name = useSelector(actor, ({ context }) => context.draft?.name ?? '');
  return (
    <DialogPanel
      footer={
        <>
          <Button onClick={dismiss}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <FilePicker actor={actor} look="primary" message="upload.chooseAnother" />
        </>
      }
    >
      <p>
        <FormattedMessage id="upload.noneGood.text" values={{ name }} />
      </p>
      <WrongLines actor={actor} />
    </DialogPanel>
  );
}

function WrongLines({ actor }: Props) {
  const sheet = useSelector(actor, ({ context }) => context.sheet);
  const wrong = sheet && 'wrong' in sheet ? sheet.wrong : [];
  if (wrong.length === 0) return null;
  return (
    <>
      <h3>
        <FormattedMessage id="upload.wrong" values={{ count: wrong.length }} />
      </h3>
      <ul className="bullets">
        {wrong.map(({ line, cells: [service = '', change = '', value = ''], why, first = 0 }) => (
          <li key={line}>
            <b>
              <FormattedMessage
                id={service === '' ? 'upload.line' : 'upload.lineOf'}
                values={{ line, service }}
              />
            </b>
            : <FormattedMessage id={reasons[why]} values={{ change, value, first }} />
          </li>
        ))}
      </ul>
    </>
  );
}
