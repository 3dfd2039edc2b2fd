import { useParams } from 'react-router';
import { isTicketKey } from '../../contracts/domain/ticketRules';
import { TicketPage } from './ticket/TicketPage';
import { TicketsPage } from './TicketsPage';

/** `/tickets`, `/tickets/{status}` and `/tickets/{key}`: a status and a key do not look alike. */
export function TicketsRoute() {
  const { status = '' } = useParams();
  return isTicketKey(status) ? <TicketPage key={status} ticketKey={status} /> : <TicketsPage />;
}
