import type { disconnectMachine } from '../../machines/disconnect/disconnect.machine';
import { InvitationLine } from '../connection/InvitationLine';
import { useConnection } from '../connection/useConnection';
import type { PanelProps } from '../frame/panels';
import { useDialogFrame } from '../frame/dialogFrame';
import { DisconnectForm } from './DisconnectForm';

type Props = PanelProps<typeof disconnectMachine>;

/** A request of one's own. */
export function ConfirmingPanel({ actor }: Props) {
  const connection = useConnection(actor);
  const frame = useDialogFrame();
  const secondWay = connection.hasSecondWay ? frame.secondWay : undefined;
  return (
    <DisconnectForm
      connection={connection}
      submit={{ label: 'disconnect.submit', reason: 'disconnect.submit.reason' }}
      onSubmit={(draft) => actor.send({ type: 'form.submitted', draft })}
      alternative={
        secondWay
          ? {
              label: secondWay.label,
              onSubmit: (draft) => actor.send({ type: 'secondWay.requested', draft }),
            }
          : undefined
      }
      commentsHint={secondWay?.hint('no')}
    />
  );
}

/** The same form as the answer to an invitation. */
export function AcceptingPanel({ actor }: Props) {
  const connection = useConnection(actor);
  return (
    <DisconnectForm
      connection={connection}
      submit={{ label: 'disconnect.submit.accept', reason: 'disconnect.submit.accept.reason' }}
      onSubmit={(draft) => actor.send({ type: 'form.submitted', draft })}
      lead={<InvitationLine ticket={connection.subject.ticket} />}
    />
  );
}
