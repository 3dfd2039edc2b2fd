import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TicketFilter } from '../../../../src/contracts/wire/ticket';
import type { Queries } from '../../../platform/storage/database';
import type { Tables } from '../../../platform/storage/tables';
import type { TicketTable } from '../tables';
import type { StoredTicket } from '../storedTicket';

type TicketQuery = SelectQueryBuilder<Tables, 'ticket', object>;
type SortBy = NonNullable<TicketFilter['sortBy']>;

const PAGE_SIZE = 20;
/** Last second of the year 9999, the end of timestamps. */
const END_OF_TIME = 253_402_300_799;

const nameOfService = sql`lower(coalesce(
  (select coalesce(service.document #>> '{displayNames,en}', service.document #>> '{names,en}')
   from service
   where service.entity_type = ticket.service_type and service.entity_id = ticket.service_entity_id),
  ticket.service_entity_id))`;

const sortKeys = {
  requestDate: sql`ticket.requested_at`,
  updateDate: sql`ticket.updated_at`,
  spName: nameOfService,
  type: sql`ticket.type`,
  jiraKey: sql`ticket.number`,
  status: sql`ticket.status`,
} satisfies Record<SortBy, unknown>;

/**
 * Searches the tickets of an institution, or all tickets if none is given, newest first by default. `total` does not
 * depend on the page.
 */
export async function searchTickets(
  queries: Queries,
  institution: string | undefined,
  filter: TicketFilter,
  timeZone: string,
): Promise<{ readonly tickets: readonly StoredTicket[]; readonly total: number }> {
  const matching = matches(queries.selectFrom('ticket'), institution, filter, timeZone);
  const { maxResults = PAGE_SIZE, startAt = 0, sortBy = 'requestDate', sortAsc = false } = filter;
  const direction = sortAsc ? 'asc' : 'desc';
  const page = matching
    .selectAll()
    .orderBy(sortKeys[sortBy], direction)
    .orderBy('number', direction)
    .limit(maxResults)
    .offset(startAt);
  const tickets = maxResults === 0 ? [] : await readPage(queries, page);
  // A page that is not full is the last one, so that the total follows from it.
  const isLast = tickets.length < maxResults && (tickets.length > 0 || startAt === 0);
  return { tickets, total: isLast ? startAt + tickets.length : await countOf(matching) };
}

/**
 * Reads a page as one value, since the database client takes three times as long for a thousand rows of many columns.
 */
async function readPage(
  queries: Queries,
  page: SelectQueryBuilder<Tables, 'ticket', Selectable<TicketTable>>,
): Promise<StoredTicket[]> {
  const { rows } = await queries.selectNoFrom(jsonArrayFrom(page).as('rows')).executeTakeFirstOrThrow();
  return rows.map((row) => ({
    ...row,
    requested_at: new Date(row.requested_at),
    updated_at: new Date(row.updated_at),
  }));
}

async function countOf(matching: TicketQuery): Promise<number> {
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function matches(
  all: TicketQuery,
  institution: string | undefined,
  filter: TicketFilter,
  timeZone: string,
): TicketQuery {
  const { key, spEntityId, statuses = [], types = [], from, to } = filter;
  let query = all;
  if (institution !== undefined) query = query.where('institution_entity_id', '=', institution);
  if (key !== undefined) query = query.where('key', '=', key);
  if (spEntityId !== undefined) query = whereService(query, spEntityId);
  if (statuses.length > 0) query = query.where('status', 'in', statuses);
  if (types.length > 0) query = query.where('type', 'in', types);
  if (from !== undefined) query = query.where('requested_at', '>=', startOfDay(from, timeZone));
  if (to !== undefined) query = query.where('requested_at', '<=', startOfDay(to, timeZone));
  return query;
}

/**
 * Returns the condition on the service. Ignores the query string of its entity ID, unless it distinguishes two
 * services.
 */
function whereService(query: TicketQuery, entityId: string): TicketQuery {
  const withoutQuery = entityId.replace(/\?.*$/s, '');
  if (withoutQuery === entityId) return query.where('service_entity_id', '=', entityId);
  return query.where(({ eb, or, and, not, exists, selectFrom }) =>
    or([
      eb('service_entity_id', '=', entityId),
      and([
        eb('service_entity_id', '=', withoutQuery),
        not(exists(selectFrom('service').select('service.eid').where('service.entity_id', '=', entityId))),
      ]),
    ]),
  );
}

function startOfDay(seconds: number, timeZone: string) {
  const time = Math.min(Math.max(seconds, 0), END_OF_TIME);
  return sql<Date>`date_trunc('day', to_timestamp(${time}::double precision), ${timeZone}::text)`;
}
