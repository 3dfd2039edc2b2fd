import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import '../../../i18n/texts/ticket';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { useStatusMessages } from '../../../store/useStatusMessages';
import { TicketKey } from '../../../ui/texts/TicketKey';

type TicketValues = Record<'key' | 'type' | 'status' | 'date' | 'admin', ReactNode>;

/**
 * Returns a function that gives messages the words for a ticket: its key as a link, its type, status and date, and
 * whether the reader may answer it.
 */
export function useTicketValues(): (
  ticket: Pick<Ticket, 'key' | 'type' | 'status' | 'requestedAt'>,
) => TicketValues {
  const format = useFormat();
  const statusMessages = useStatusMessages();
  const { roles } = usePerson();
  return ({ key, type, status, requestedAt }) => ({
    key: <TicketKey>{key}</TicketKey>,
    type: <FormattedMessage id={typeMessages[type]} />,
    status: <FormattedMessage id={statusMessages[status]} />,
    date: format.date(requestedAt),
    admin: String(roles.admin),
  });
}
