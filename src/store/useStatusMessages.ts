import { othersStatusMessages, statusMessages } from '../contracts/domain/tickets/ticketStatusMessages';
import { usePerson } from './person';

/** Returns the texts of statuses for the reader: a ticket awaits the answer of administrators only. */
export function useStatusMessages() {
  return usePerson().roles.admin ? statusMessages : othersStatusMessages;
}
