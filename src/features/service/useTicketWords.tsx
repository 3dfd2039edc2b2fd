import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Ticket } from '../../contracts/domain/ticket';
import { typeMessages } from '../../i18n/ticketTypeWords';
import { statusMessages } from '../../i18n/ticketWords';
import { useFormat } from '../../i18n/useFormat';

export type TicketWords = Record<'key' | 'type' | 'status' | 'date', ReactNode>;

/** Returns what messages say of a ticket: its key as the way to its page, and type, status and date in words. */
export function useTicketWords(): (
  ticket: Pick<Ticket, 'key' | 'type' | 'status' | 'requestedAt'>,
) => TicketWords {
  const format = useFormat();
  return ({ key, type, status, requestedAt }) => ({
    key: <Link to={`/tickets/${key}`}>{key}</Link>,
    type: <FormattedMessage id={typeMessages[type]} />,
    status: <FormattedMessage id={statusMessages[status]} />,
    date: format.date(requestedAt),
  });
}
