import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { statusMessages } from '../../../i18n/messages/ticketMessages';
import { useFormat } from '../../../i18n/useFormat';
import { TicketKey } from '../../../ui/texts/TicketKey';

type TicketValues = Record<'key' | 'type' | 'status' | 'date', ReactNode>;

/** Returns a function that gives messages the words for a ticket: its key as a link, and type, status and date. */
export function useTicketValues(): (
  ticket: Pick<Ticket, 'key' | 'type' | 'status' | 'requestedAt'>,
) => TicketValues {
  const format = useFormat();
  return ({ key, type, status, requestedAt }) => ({
    key: <TicketKey>{key}</TicketKey>,
    type: <FormattedMessage id={typeMessages[type]} />,
    status: <FormattedMessage id={statusMessages[status]} />,
    date: format.date(requestedAt),
  });
}
