import { sql } from 'kysely';
import type { StatisticsMark } from '../../../src/contracts/wire/statisticsMarks';
import type { Queries } from '../../platform/storage/database';
import type { ConnectionChange } from '../changes/changes.module';

/** Service and institution of a request, and its range: `[from, to)`, with a maximum number of marks, the newest. */
export interface MarksRequest {
  readonly institution: string;
  readonly service: string;
  readonly from: Date;
  readonly to: Date;
  readonly most: number;
}

interface Moment {
  readonly kind: ConnectionChange['kind'];
  readonly key: string | null;
  readonly at: Date;
  /** Name of the person who made or ended it without a ticket. */
  readonly person?: string | null;
}

const kinds = { connect: 'connected', disconnect: 'disconnected' } as const;

/** Returns when the service was connected and disconnected, if that is stored here; in no order. */
export async function connectionMarks(queries: Queries, request: MarksRequest): Promise<StatisticsMark[]> {
  const resolved = await resolvedTickets(queries, request);
  const keys = new Set(resolved.map(({ key }) => key));
  const noted = (await notedEvents(queries, request)).filter(({ key }) => key === null || !keys.has(key));
  return [...resolved, ...noted].map(({ kind, key, at, person }) => ({
    kind: kinds[kind],
    time: at.getTime(),
    ...(key !== null && { jiraKey: key }),
    ...(key === null && person && { person }),
  }));
}

/**
 * Selects tickets of the local desk whose change has taken effect: those that were resolved as done and not reopened.
 * The change took effect when the ticket was resolved; it may have been closed later.
 */
async function resolvedTickets(
  queries: Queries,
  { institution, service, from, to, most }: MarksRequest,
): Promise<Moment[]> {
  const at = sql<Date>`max(ticket_event.at)`;
  return queries
    .selectFrom('ticket')
    .innerJoin('ticket_event', 'ticket_event.ticket_key', 'ticket.key')
    .select(['ticket.key', sql<ConnectionChange['kind']>`ticket.change->>'kind'`.as('kind'), at.as('at')])
    .where('ticket.service_entity_id', '=', service)
    .where('ticket.institution_entity_id', '=', institution)
    .where('ticket.open', '=', false)
    .where('ticket.resolution', '=', 'done')
    .where('ticket.rejected', '=', false)
    .where(sql<boolean>`ticket.change->>'kind' in ('connect', 'disconnect')`)
    .where('ticket_event.status', '=', 'Resolved')
    .groupBy('ticket.number')
    .having(at, '>=', from)
    .having(at, '<', to)
    .orderBy(at, 'desc')
    .limit(most)
    .execute();
}

/** Reads connections that were made at once, and those that invitations of an external ticket system have made. */
async function notedEvents(
  queries: Queries,
  { institution, service, from, to, most }: MarksRequest,
): Promise<Moment[]> {
  return queries
    .selectFrom('connection_event')
    .select(['kind', 'ticket_key as key', 'at', 'person'])
    .where('service_entity_id', '=', service)
    .where('institution_entity_id', '=', institution)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
}
