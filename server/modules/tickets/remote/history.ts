import { isInvitation } from '../../../../src/contracts/domain/ticketRules';
import type { TicketStatus, TicketType } from '../../../../src/contracts/wire/enumerations';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import type { TicketOfHistory } from './remoteTickets';

/** A change of status over there, in our words. */
export interface StatusChange {
  readonly at: Date;
  readonly by: string;
  readonly from: TicketStatus;
  readonly to: TicketStatus;
}

/** What somebody said where everybody may read it. */
export interface Remark {
  readonly at: Date;
  readonly by: string;
  readonly text: string;
}

/** Puts together what happened to a ticket, the oldest first: that it was made, its changes, and what was said. */
export function eventsOf(
  { type, status, rejected, user_name, requested_at }: TicketOfHistory,
  changes: readonly StatusChange[],
  remarks: readonly Remark[],
): TicketEvent[] {
  const made: TicketEvent = {
    at: requested_at.toISOString(),
    event: isInvitation(type) ? 'invitation.sent' : 'request.filed',
    status: changes[0]?.from ?? status,
    actor: user_name,
  };
  const moved = changes
    // Several statuses there may be one of ours.
    .filter(({ from, to }) => from !== to)
    .map(({ at, by, from, to }): TicketEvent => {
      const event = events[to]({ type, rejected, from });
      return { at: at.toISOString(), event, status: to, actor: by };
    });
  const said = remarks.map(({ at, by, text }) => ({
    at: at.toISOString(),
    event: 'comment.added',
    actor: by,
    comment: text,
  }));
  return inOrder([made, ...moved], said);
}

interface Move {
  readonly type: TicketType;
  readonly rejected: boolean;
  readonly from: TicketStatus;
}

const changed = 'status.changed';

/** The event of a ticket's life that leads to a status; workflows elsewhere have ways that ours has not. */
const events: Readonly<Record<TicketStatus, (move: Move) => string>> = {
  'Waiting for Acceptance': () => changed,
  Open: ({ from }) => (from === 'Waiting for Acceptance' ? 'request.accepted' : changed),
  'In Progress': ({ type, from }) => {
    if (from === 'On Hold') return 'hold.lifted';
    if (from !== 'Waiting for customer') return 'work.started';
    return isInvitation(type) ? 'invitation.accepted' : 'customer.answered';
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

type Said = Omit<TicketEvent, 'status'>;

/** Puts what was said between what happened; nothing stands before the ticket was made. */
function inOrder(happened: readonly TicketEvent[], said: readonly Said[]): TicketEvent[] {
  const events: TicketEvent[] = [...happened];
  for (const one of said) {
    const after = events.findLastIndex(({ at }) => at <= one.at);
    const place = Math.max(after, 0);
    const status = events[place]?.status ?? 'Open';
    events.splice(place + 1, 0, { ...one, status });
  }
  return events;
}
