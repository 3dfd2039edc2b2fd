import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { CloseButton, CloseFooter } from '../frame/buttons';
import { Notice } from '../frame/Notice';
import { SupportLine } from '../frame/SupportLine';
import { Ticket, TicketLink } from './Ticket';
import { useNames, useTicketKey, type NamingActor, type RequestPanelProps } from './useRequest';

/** For refusals after which the page behind is useless. */
export const leadToList: ReactNode = (
  <>
    <CloseButton />
    <ButtonLink look="primary" to="/apps/all">
      <FormattedMessage id="connection.serviceGone.list" />
    </ButtonLink>
  </>
);

/**
 * Says why the request is not possible: the reason in plain words, with names and `values`, and the next
 * step.
 */
export function refusalPanel(
  messageId: string,
  footer: ReactNode = <CloseFooter />,
  values: Readonly<Record<string, number>> = {},
) {
  return function Refusal({ actor }: { readonly actor: NamingActor }) {
    const names = useNames(actor);
    return (
      <Notice tone="warning" footer={footer}>
        <p>
          <FormattedMessage id={messageId} values={{ ...names, ...values }} />
        </p>
        <SupportLine />
      </Notice>
    );
  };
}

/** Says that another ticket blocks the request. */
export function ticketRefusalPanel(messageId: string) {
  return function TicketRefusal({ actor }: RequestPanelProps) {
    const names = useNames(actor);
    const ticketKey = useTicketKey(actor);
    const footer = (
      <>
        <TicketLink ticketKey={ticketKey} />
        <CloseFooter />
      </>
    );
    return (
      <Notice tone="warning" footer={footer}>
        <p>
          <FormattedMessage id={messageId} values={names} />
        </p>
        {ticketKey && <Ticket ticketKey={ticketKey} />}
      </Notice>
    );
  };
}
