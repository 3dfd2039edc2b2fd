import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CloseFooter } from '../frame/buttons';
import { InterruptedPanel } from '../frame/InterruptedPanel';
import { Notice } from '../frame/Notice';
import { SupportLine } from '../frame/SupportLine';
import { Ticket, TicketsLink } from './Ticket';
import { useRequest, type RequestPanelProps } from './useConnection';

/** Why this cannot be asked for: the reason in plain words, and the next step. */
export function refusal(messageId: string, footer: ReactNode = <CloseFooter />) {
  return function Refusal({ actor }: RequestPanelProps) {
    const { service, institution } = useRequest(actor);
    return (
      <Notice tone="warning" footer={footer}>
        <p>
          <FormattedMessage id={messageId} values={{ service, institution }} />
        </p>
        <SupportLine />
      </Notice>
    );
  };
}

/** A ticket stands in the way. */
export function ticketRefusal(messageId: string) {
  return function TicketRefusal({ actor }: RequestPanelProps) {
    const { service, institution, ticketKey } = useRequest(actor);
    const footer = (
      <>
        <TicketsLink />
        <CloseFooter />
      </>
    );
    return (
      <Notice tone="warning" footer={footer}>
        <p>
          <FormattedMessage id={messageId} values={{ service, institution }} />
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
