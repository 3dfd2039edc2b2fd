import type { TicketFilter } from '../../../../../src/contracts/wire/ticket';
import type { TimeZone } from '../../../../platform/time/timeZone';
import type { RemoteTicket } from '../remoteTickets';
import type { ServiceDirectory } from '../serviceDirectory';

/** 31 December 9998, the last date that every system supports. */
const END_OF_TIME = 253_370_678_400;

/** A search in exact terms: entity IDs, and moments in place of the federation's days. */
export interface TicketQuery {
  readonly institution: string | undefined;
  /** Tickets of any of these services; absent: of any service or none. */
  readonly services?: readonly string[];
  readonly from?: number;
  readonly to?: number;
  readonly filter: TicketFilter;
}

/**
 * Returns the exact search. Ignores the query string of a service's entity ID, unless it distinguishes two services.
 */
export async function queryOf(
  institution: string | undefined,
  filter: TicketFilter,
  { services, zone }: { readonly services: ServiceDirectory; readonly zone: TimeZone },
): Promise<TicketQuery> {
  const { spEntityId, from, to } = filter;
  return {
    institution,
    filter,
    ...(spEntityId !== undefined && { services: await entityIdsOf(spEntityId, services) }),
    ...(from !== undefined && { from: startOfDay(from, zone) }),
    ...(to !== undefined && { to: startOfDay(to, zone) }),
  };
}

async function entityIdsOf(entityId: string, services: ServiceDirectory): Promise<string[]> {
  const withoutQuery = entityId.replace(/\?.*$/s, '');
  if (withoutQuery === entityId || (await services.isKnown(entityId))) return [entityId];
  return [entityId, withoutQuery];
}

function startOfDay(seconds: number, zone: TimeZone): number {
  const moment = Math.min(Math.max(seconds, 0), END_OF_TIME) * 1000;
  return zone.startOf(zone.dayAt(moment));
}

/** Returns whether a ticket matches exactly, as the local desk searches. */
export function matches(
  ticket: RemoteTicket,
  { institution, services, from, to, filter }: TicketQuery,
): boolean {
  const { key, statuses = [], types = [] } = filter;
  const { service_entity_id: service } = ticket;
  const requested = ticket.requested_at.getTime();
  return (
    (institution === undefined || ticket.institution_entity_id === institution) &&
    (services === undefined || (service !== null && services.includes(service))) &&
    (key === undefined || ticket.key === key) &&
    (statuses.length === 0 || statuses.includes(ticket.status)) &&
    (types.length === 0 || types.includes(ticket.type)) &&
    (from === undefined || requested >= from) &&
    (to === undefined || requested <= to)
  );
}
