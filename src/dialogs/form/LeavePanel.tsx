import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/dialogs';
import { Button } from '../../ui/actions/Button';
import { DialogPanel } from '../frame/DialogPanel';

interface LeavePanelProps {
  readonly actor: {
    readonly send: (event: { type: 'leave.confirmed' } | { type: 'stay.requested' }) => void;
  };
}

/** Asks before leaving. To stay is the safe answer: it is the primary button, and Escape. */
export function LeavePanel({ actor }: LeavePanelProps) {
  const footer = (
    <>
      <Button onClick={() => actor.send({ type: 'leave.confirmed' })}>
        <FormattedMessage id="dialog.leave" />
      </Button>
      <Button look="primary" onClick={() => actor.send({ type: 'stay.requested' })}>
        <FormattedMessage id="dialog.stay" />
      </Button>
    </>
  );
  return (
    <DialogPanel footer={footer}>
      <p>
        <FormattedMessage id="connection.confirmingLeave.text" />
      </p>
    </DialogPanel>
  );
}
