import { useParams } from 'react-router';
import { isTicketKey } from '../../contracts/domain/tickets/ticketRules';
import { TicketPage } from './ticket/TicketPage';
import { TicketsPage } from './TicketsPage';

/** Shows `/tickets`, `/tickets/{status}` or `/tickets/{key}`. The name of a status never looks like a key. */
export function TicketsRoute() {
  const { status = '' } = useParams();
  return isTicketKey(status) ? <TicketPage key={status} ticketKey={status} /> : <TicketsPage />;
}
