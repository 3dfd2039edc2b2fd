import { Link } from 'react-router';

/** Shows the key of a ticket as a link to the ticket. */
export function TicketKey({ children: key }: { readonly children: string }) {
  return <Link to={`/tickets/${encodeURIComponent(key)}`}>{key}</Link>;
}
