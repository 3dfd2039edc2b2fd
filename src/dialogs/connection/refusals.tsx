import { FormattedMessage } from 'react-intl';
import { CloseFooter } from '../frame/buttons';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import { Notice } from '../frame/Notice';
import { SupportLine } from '../frame/SupportLine';
import { Ticket, TicketsLink } from './Ticket';
import { useConnection, type ConnectionPanelProps } from './useConnection';

/** Why this cannot be asked for: the reason in plain words, and the next step. */
export function refusal(messageId: string) {
  return function Refusal({ actor }: ConnectionPanelProps) {
    const { subject, institution } = useConnection(actor);
    return (
      <Notice tone="warning" footer={<CloseFooter />}>
        <p>
          <FormattedMessage
            id={messageId}
            values={{ service: subject.name, institution: institution.name }}
          />
        </p>
        <SupportLine />
      </Notice>
    );
  };
}

/** A ticket stands in the way. */
function ticketRefusal(messageId: string) {
  return function TicketRefusal({ actor }: ConnectionPanelProps) {
    const { subject, institution, ticketKey } = useConnection(actor);
    const footer = (
      <>
        <TicketsLink />
        <CloseFooter />
      </>
    );
    return (
      <Notice tone="warning" footer={footer}>
        <p>
          <FormattedMessage
            id={messageId}
            values={{ service: subject.name, institution: institution.name }}
          />
        </p>
        {ticketKey && <Ticket ticketKey={ticketKey} />}
      </Notice>
    );
  };
}

/** Panels of the states that every chart about a connection has. */
export const sharedPanels = {
  interrupted: InterruptedPanel,
  invitationUnknown: refusal('connection.invitationUnknown.text'),
  alreadyAnswered: ticketRefusal('connection.alreadyAnswered.text'),
  alreadyRequested: ticketRefusal('connection.alreadyRequested.text'),
  cancelled: null,
  finished: null,
};
