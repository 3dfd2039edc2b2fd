import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { Button, ButtonGroup } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Reason } from '../../../ui/notices/Reason';
import type { ControlProps } from './controlProps';
import { RefusalText } from './RefusalText';
import { useDialogPlace } from '../../../store/useDialogPlace';

/** Shows links to accept and to decline: each opens the dialog about this invitation. */
export function Answers({ connection: { service, context }, brief }: ControlProps) {
  const placeOf = useDialogPlace();
  const { ticket, connected } = context;
  if (!ticket) return null;
  const { key: invitation, type } = ticket;
  const accept = connected ? 'disconnect' : 'connect';
  return (
    <ButtonGroup>
      <ButtonLink
        small={brief}
        look="primary"
        keepsPlace
        to={placeOf({ dialog: accept, service, invitation })}
      >
        <Label id="service.acceptInvitation" type={type} />
      </ButtonLink>
      <ButtonLink small={brief} keepsPlace to={placeOf({ dialog: 'deny', service, invitation })}>
        <Label id="service.denyInvitation" type={type} />
      </ButtonLink>
    </ButtonGroup>
  );
}

/** Shows both links disabled, with one reason for both. */
export function AnswersRefused({ connection: { context } }: ControlProps) {
  const reason = useId();
  const { ticket, refusal } = context;
  if (!ticket || !refusal) return null;
  return (
    <>
      <ButtonGroup>
        <Button look="primary" disabledBy={reason}>
          <Label id="service.acceptInvitation" type={ticket.type} />
        </Button>
        <Button disabledBy={reason}>
          <Label id="service.denyInvitation" type={ticket.type} />
        </Button>
      </ButtonGroup>
      <Reason id={reason}>
        <RefusalText refusal={refusal} />
      </Reason>
    </>
  );
}

interface LabelProps {
  readonly id: 'service.acceptInvitation' | 'service.denyInvitation';
  readonly type: Ticket['type'];
}

/**
 * Shows a short label, since the invitation is above the button; its accessible name also has the invitation.
 */
function Label({ id, type }: LabelProps) {
  return (
    <FormattedMessage
      id={id}
      values={{
        kind: type,
        type: <FormattedMessage id={typeMessages[type]} />,
        hidden: (chunks) => <span className="visually-hidden">{chunks}</span>,
      }}
    />
  );
}
