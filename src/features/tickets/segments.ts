import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { statusesOf, turns, type Turn } from '../../contracts/domain/tickets/ticketTurn';
import type { TicketStatus } from '../../contracts/wire/enumerations';

/** The segment of the address for each status, in the order of the filters. */
export const segments = {
  awaiting_input: 'Waiting for customer',
  waiting_for_acceptance: 'Waiting for Acceptance',
  todo: 'Open',
  in_progress: 'In Progress',
  on_hold: 'On Hold',
  reopened: 'Reopened',
  resolved: 'Resolved',
  closed: 'Closed',
} as const satisfies Record<string, TicketStatus>;

export type Segment = keyof typeof segments;

export const segmentOrder = Object.keys(segments).filter(isSegment);

/**
 * Reads the status in `/tickets/on_hold`; undefined, which shows all, for `/tickets` and for an unknown segment
 * (REQUIREMENTS 230).
 */
export function segmentIn(pathname: string): Segment | undefined {
  const segment = pathname.split('/')[2] ?? '';
  return isSegment(segment) ? segment : undefined;
}

function isSegment(segment: string): segment is Segment {
  return Object.hasOwn(segments, segment);
}

export function inSegment(tickets: readonly Ticket[], segment: Segment | undefined): readonly Ticket[] {
  return segment ? tickets.filter(({ status }) => status === segments[segment]) : tickets;
}

export type Order = 'newest' | 'oldest';

/** Sorts tickets by whose turn it is, and those of each turn in the one order. */
export function ordered(tickets: readonly Ticket[], order: Order): readonly Ticket[] {
  return turns.flatMap((turn) => {
    const oldestFirst = inTurn(tickets, turn).toSorted(
      (a, b) => Number(a.requestedAt > b.requestedAt) - Number(a.requestedAt < b.requestedAt),
    );
    return order === 'oldest' ? oldestFirst : oldestFirst.reverse();
  });
}

export function inTurn(tickets: readonly Ticket[], turn: Turn): readonly Ticket[] {
  return tickets.filter(({ status }) => statusesOf[turn].includes(status));
}
