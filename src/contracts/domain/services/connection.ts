import { isInvitation, isOpen, type TicketState } from '../tickets/ticketRules';

/** State of the connection between a service and the institution, including pending requests. */
export type ConnectionState =
  'connected' | 'notConnected' | 'linkPending' | 'unlinkPending' | 'invitedToConnect' | 'invitedToDisconnect';

/** Effect of an open ticket on a connection; `invitation` means that it waits for the institution's answer. */
export type UnderWay = 'invitation' | 'connecting' | 'disconnecting';

interface ListedTicket extends TicketState {
  readonly rejected: boolean;
  readonly serviceId?: number;
}

/** Returns the open tickets about connections, by number of the service; the newest one counts. */
export function openTickets<Listed extends ListedTicket>(
  tickets: readonly Listed[],
): ReadonlyMap<number, Listed> {
  const open = tickets.filter(
    (ticket) => !ticket.rejected && directionOf(ticket) !== undefined && isOpen(ticket),
  );
  return new Map(
    open.toReversed().flatMap((ticket) => (ticket.serviceId ? [[ticket.serviceId, ticket] as const] : [])),
  );
}

/**
 * Returns the pending operation, for any status of an open ticket (REQUIREMENTS 97, 98). Null for a ticket that has
 * ended, and for an invitation to the present state.
 */
export function underWay(connected: boolean, ticket: TicketState | null | undefined): UnderWay | null {
  const direction = ticket && directionOf(ticket);
  if (!direction || !isOpen(ticket)) return null;
  if (!isAwaitingAnswer(ticket)) return direction;
  return (direction === 'disconnecting') === connected ? 'invitation' : null;
}

/** Returns the state that lists show; a request that has been carried out no longer counts as pending. */
export function connectionState(connected: boolean, ticket: TicketState | undefined): ConnectionState {
  const found = underWay(connected, ticket);
  if (found === 'invitation') return connected ? 'invitedToDisconnect' : 'invitedToConnect';
  if (found === 'connecting' && !connected) return 'linkPending';
  if (found === 'disconnecting' && connected) return 'unlinkPending';
  return connected ? 'connected' : 'notConnected';
}

interface MaybePublished {
  /** Absent: unknown. */
  readonly publishedInEdugain?: boolean | undefined;
}

/**
 * Returns whether a service is in eduGAIN and the institution is known not to be, so that they cannot be connected
 * (REQUIREMENTS 138).
 */
export function isOutsideEdugain(institution: MaybePublished, service: MaybePublished): boolean {
  return institution.publishedInEdugain === false && service.publishedInEdugain === true;
}

/** Returns whether the ticket is an invitation that the institution has not answered. */
export function isAwaitingAnswer(ticket: TicketState): boolean {
  return isInvitation(ticket.type) && ticket.status === 'Waiting for customer';
}

function directionOf({ type }: Pick<TicketState, 'type'>): Exclude<UnderWay, 'invitation'> | undefined {
  switch (type) {
    case 'LINKREQUEST':
    case 'LINKINVITE':
      return 'connecting';
    case 'UNLINKREQUEST':
    case 'UNLINKINVITE':
      return 'disconnecting';
    case 'CHANGE':
    case 'QUESTION':
      return undefined;
  }
}
