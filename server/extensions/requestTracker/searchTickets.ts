import {
  RemoteFailure,
  numberOf,
  searchPage,
  type Listed,
  type RemotePage,
  type RemoteTicket,
  type TicketQuery,
} from '../../modules/tickets/remote.module';
import type { TicketFilter } from '../../../src/contracts/wire/ticket';
import { inPortions } from './portions';
import {
  findTicket,
  keyOf,
  RtTicket,
  statusOf,
  ticketOf,
  type TicketParts,
  timeOf,
  withTexts,
} from './rtTicket';
import { anyOf, inQueue, sqlOf } from './ticketSql';
import { onePage } from './texts';

/** Sorts by custom fields, which the server returns ten times slower than the rest. */
const byFields: readonly TicketFilter['sortBy'][] = ['type', 'spName'];

/**
 * Finds tickets of the queue. If the server finds more than one search may read, the search is refused, since its
 * answer would be wrong. Throws RemoteFailure.
 */
export function searchTickets(
  parts: TicketParts,
  institution: string | undefined,
  filter: TicketFilter,
  signal: AbortSignal,
): Promise<RemotePage> {
  const { services, zone } = parts;
  const finder = {
    services,
    zone,
    find: (key: string) => findTicket(parts, key, signal),
    findAll: (query: TicketQuery) => findAll(parts, query, signal),
    readAll: (keys: readonly string[]) => readAll(parts, keys, signal),
  };
  return searchPage(finder, institution, filter);
}

async function findAll(parts: TicketParts, query: TicketQuery, signal: AbortSignal): Promise<Listed[]> {
  const { mapping } = parts;
  const { from = -Infinity, to = Infinity, filter } = query;
  const withFields = byFields.includes(filter.sortBy);
  const found = await walk(parts, sqlOf(query, mapping), withFields, signal);
  return found
    .map((ticket): Listed => {
      const { type, service_entity_id = null } = (withFields && ticketOf(ticket, mapping)) || {};
      return {
        key: keyOf(ticket, mapping),
        status: statusOf(ticket.Status, mapping),
        requested_at: timeOf(ticket.Created),
        updated_at: timeOf(ticket.LastUpdated),
        ...(type && { type }),
        service_entity_id,
      };
    })
    .filter(({ requested_at: at }) => at.getTime() >= from && at.getTime() <= to);
}

async function readAll(
  parts: TicketParts,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<RemoteTicket[]> {
  const { mapping } = parts;
  const found = await inPortions(keys, (some) => {
    const numbers = anyOf(some.map((key) => `id = ${numberOf(key)}`));
    return walk(parts, `${inQueue(mapping)} AND ${numbers}`, true, signal);
  });
  const tickets = found.flatMap((ticket) => ticketOf(ticket, mapping) ?? []);
  return withTexts(parts, tickets, signal);
}

/** Returns every ticket that a query finds. New tickets are last, so that they push none to another page. */
export async function walk(
  { client, mostTickets }: TicketParts,
  query: string,
  withFields: boolean,
  signal: AbortSignal,
): Promise<RtTicket[]> {
  const fields = `Status,Created,LastUpdated${withFields ? ',CustomFields' : ''}`;
  const parameters = new URLSearchParams({ query, fields, orderby: 'id' });
  const found = new Map<string, RtTicket>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await onePage(
      client,
      `tickets?${parameters.toString()}`,
      page,
      RtTicket,
      signal,
    );
    for (const ticket of items) found.set(String(ticket.id), ticket);
    const least = Math.max(total ?? 0, found.size);
    if (least > mostTickets) {
      throw new RemoteFailure(
        'refused',
        `search: at least ${least} tickets match, more than the ${mostTickets} that are looked at`,
      );
    }
    if (items.length === 0 || (total !== null && found.size >= total)) return [...found.values()];
  }
}
