import type { Ticket } from './ticket';

/** How a service stands to the institution, requests under way included. */
export type ConnectionState = 'connected' | 'notConnected' | 'linkPending' | 'unlinkPending' | 'invitation';

/** Open tickets about connections, by number of the service; the newest one counts. */
export function openTickets(tickets: readonly Ticket[]): ReadonlyMap<number, Ticket> {
  const open = tickets.filter(
    ({ type, status, rejected }) =>
      !rejected && type !== 'CHANGE' && type !== 'QUESTION' && status !== 'Resolved' && status !== 'Closed',
  );
  return new Map(
    open
      .toReversed()
      .flatMap((ticket) => (ticket.serviceNumber ? [[ticket.serviceNumber, ticket] as const] : [])),
  );
}

export function connectionState(connected: boolean, ticket: Ticket | undefined): ConnectionState {
  if (ticket) {
    const unlink = ticket.type === 'UNLINKREQUEST' || ticket.type === 'UNLINKINVITE';
    const invited = ticket.type === 'LINKINVITE' || ticket.type === 'UNLINKINVITE';
    if (invited && ticket.status === 'Waiting for customer' && unlink === connected) return 'invitation';
    if (unlink === connected) return unlink ? 'unlinkPending' : 'linkPending';
  }
  return connected ? 'connected' : 'notConnected';
}
