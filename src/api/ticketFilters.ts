import type { TicketFilter } from '../contracts/wire/ticket';
import { epochSeconds, shifted } from '../lib/dates';

/** The most that a list asks for (spec part 2 §9). */
const longestList = 1000;

/** The list: last year to tomorrow; both servers answer newest first (decisions C6). */
export function listFilter(now: Date): TicketFilter {
  return {
    maxResults: longestList,
    startAt: 0,
    from: epochSeconds(shifted(now, { years: -1 })),
    to: epochSeconds(shifted(now, { days: 1 })),
    types: ['LINKREQUEST', 'UNLINKREQUEST', 'CHANGE', 'LINKINVITE', 'UNLINKINVITE'],
    sortBy: 'requestDate',
    sortAscending: true,
  };
}

/** The marker: only the total is wanted (item 32). */
export const awaitingFilter: TicketFilter = {
  maxResults: 0,
  types: ['LINKINVITE', 'UNLINKINVITE'],
  statuses: ['Waiting for customer'],
};

export interface PendingQuestion {
  readonly serviceEntityId: string;
  readonly serviceNumber: number;
  /** Of an invite link: finds the ticket in whatever status it is. */
  readonly key?: string;
}

/** The ticket about a connection that is under way (item 95). */
export function pendingFilter({ serviceEntityId, key }: PendingQuestion): TicketFilter {
  return {
    maxResults: 1,
    startAt: 0,
    spEntityId: serviceEntityId,
    types: ['LINKREQUEST', 'UNLINKREQUEST', 'LINKINVITE', 'UNLINKINVITE'],
    ...(key
      ? { key }
      : { statuses: ['Waiting for Acceptance', 'Open', 'In Progress', 'Waiting for customer'] }),
  };
}
