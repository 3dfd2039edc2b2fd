import { isInvitation } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { TicketStatus, TicketType } from '../../../../src/contracts/wire/enumerations';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import type { TicketOfHistory } from './remoteTickets';

/** An event of a ticket on the other side: a status change, in our terms, or a public comment. */
export type Happened = { readonly at: Date; readonly by: string } & (
  { readonly from: TicketStatus; readonly to: TicketStatus } | { readonly said: string }
);

/** Returns the events of a ticket, in the given order, after its creation. */
export function eventsOf(
  { type, status: present, rejected, user_name, requested_at }: TicketOfHistory,
  happened: readonly Happened[],
): TicketEvent[] {
  let status = happened.flatMap((one) => ('from' in one ? one.from : []))[0] ?? present;
  const made: TicketEvent = {
    at: requested_at.toISOString(),
    event: isInvitation(type) ? 'invitation.sent' : 'request.filed',
    status,
    actor: user_name,
  };
  const later = happened.flatMap((one): TicketEvent[] => {
    const base = { at: one.at.toISOString(), actor: one.by };
    if ('said' in one) return [{ ...base, event: 'comment.added', status, comment: one.said }];
    const { from, to } = one;
    // Several of its statuses may map to one of ours.
    if (from === to) return [];
    status = to;
    return [{ ...base, event: events[to]({ type, rejected, from }), status }];
  });
  return [made, ...later];
}

interface Move {
  readonly type: TicketType;
  readonly rejected: boolean;
  readonly from: TicketStatus;
}

const changed = 'status.changed';

/** The event of a ticket's life that leads to a status; external workflows have transitions that ours does not have. */
const events: Readonly<Record<TicketStatus, (move: Move) => string>> = {
  'Waiting for Acceptance': () => changed,
  Open: ({ from }) => (from === 'Waiting for Acceptance' ? 'request.accepted' : changed),
  'In Progress': ({ type, rejected, from }) => {
    if (from === 'On Hold') return 'hold.lifted';
    if (from !== 'Waiting for customer') return 'work.started';
    if (!isInvitation(type)) return 'customer.answered';
    return rejected ? 'invitation.denied' : 'invitation.accepted';
  },
  'On Hold': () => 'hold.placed',
  'Waiting for customer': ({ type }) => (isInvitation(type) ? changed : 'customer.asked'),
  Resolved: ({ type, rejected, from }) => {
    if (!isInvitation(type) || from !== 'Waiting for customer') {
      return rejected ? 'request.rejected' : 'request.resolved';
    }
    return rejected ? 'invitation.denied' : 'invitation.accepted';
  },
  Reopened: () => 'ticket.reopened',
  Closed: ({ from }) => (from === 'Resolved' ? 'ticket.closed' : 'request.withdrawn'),
};
