import { Link } from 'react-router';

/** The key of a ticket, which leads to the ticket wherever it stands. */
export function TicketKey({ children: key }: { readonly children: string }) {
  return <Link to={`/tickets/${encodeURIComponent(key)}`}>{key}</Link>;
}
