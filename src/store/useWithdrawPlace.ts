import { useFindTicketQuery } from '../api/tickets.api';
import { useDialogPlace } from './useDialogPlace';

/**
 * Returns the address of this place with the dialog that withdraws the ticket; undefined if this person
 * cannot withdraw it.
 */
export function useWithdrawPlace(ticketKey: string) {
  const placeOf = useDialogPlace();
  const { data: ticket } = useFindTicketQuery(ticketKey);
  return ticket?.withdrawable ? placeOf({ dialog: 'withdraw', ticket: ticketKey }) : undefined;
}
