import { listedTypes, openStatuses } from '../contracts/domain/tickets/ticketRules';
import { statusesOf, type Turn } from '../contracts/domain/tickets/ticketTurn';
import type { TicketFilter } from '../contracts/wire/ticket';
import { epochSeconds, shifted } from '../lib/dates';

/** The most that a list asks for. */
export const longestList = 1000;

/** Rows on a page of the list (REQUIREMENTS 232). */
export const listPage = 10;

/** The period that the list covers: a year (REQUIREMENTS 231), or everything. */
export type TicketPeriod = 'year' | 'all';

export interface FirstTickets {
  readonly period: TicketPeriod;
  readonly turn: Turn;
}

/** Returns the filter of the list, which ends tomorrow; both servers answer newest first. */
export function listFilter(now: Date, period: TicketPeriod): TicketFilter {
  return {
    maxResults: longestList,
    startAt: 0,
    from: period === 'all' ? 0 : epochSeconds(shifted(now, { years: -1 })),
    to: epochSeconds(shifted(now, { days: 1 })),
    types: [...listedTypes],
    sortBy: 'requestDate',
    sortAscending: true,
  };
}

/** Returns the filter of the list's first page for one turn, so that it need not wait for the whole list. */
export function firstPageFilter(now: Date, { period, turn }: FirstTickets): TicketFilter {
  return { ...listFilter(now, period), maxResults: listPage, statuses: [...statusesOf[turn]] };
}

/** The marker: only the total is wanted (REQUIREMENTS 32). */
export const awaitingFilter: TicketFilter = {
  maxResults: 0,
  types: ['LINKINVITE', 'UNLINKINVITE'],
  statuses: ['Waiting for customer'],
};

const aboutConnections = ['LINKREQUEST', 'UNLINKREQUEST', 'LINKINVITE', 'UNLINKINVITE'] as const;

/** Returns the filter of the open tickets about connections, among those of the last year. */
export function openRequestsFilter(now: Date): TicketFilter {
  return { ...listFilter(now, 'year'), types: [...aboutConnections], statuses: [...openStatuses] };
}

export interface PendingQuestion {
  readonly serviceEntityId: string;
  readonly serviceId: number;
  /** Key of an invite link's ticket, which is found in any status. */
  readonly key?: string;
}

/**
 * Returns the filter for the open ticket about a connection, in any status that an open one can have
 * (REQUIREMENTS 95).
 */
export function pendingFilter({ serviceEntityId, key }: PendingQuestion): TicketFilter {
  return {
    maxResults: 1,
    startAt: 0,
    spEntityId: serviceEntityId,
    types: [...aboutConnections],
    ...(key ? { key } : { statuses: [...openStatuses] }),
  };
}

/** Requests to change a setting of a service, or, by '', of anything, that the desk has not dealt with. */
export function openChangesFilter(serviceEntityId: string): TicketFilter {
  return {
    maxResults: 100,
    startAt: 0,
    ...(serviceEntityId && { spEntityId: serviceEntityId }),
    types: ['CHANGE'],
    statuses: [...openStatuses],
  };
}
