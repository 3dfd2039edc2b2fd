import { openStatuses } from '../../../../src/contracts/domain/ticketRules';
import type { TicketType } from '../../../../src/contracts/wire/enumerations';
import type { Dependencies } from '../../../platform/dependencies';
import type { Queries } from '../../../platform/storage/database';
import type { Direction, ServiceChange } from '../../changes/changes.module';
import type { StoredTicket } from '../storedTicket';
import { TicketSystemUnavailable } from '../ticketSystem';

const MOST_TICKETS = 1_000;

/** What a ticket is about that somebody else has filed; one about a setting does not name the setting. */
const ABOUT: Readonly<Partial<Record<TicketType, Direction>>> = {
  LINKREQUEST: 'connect',
  LINKINVITE: 'connect',
  UNLINKREQUEST: 'disconnect',
  UNLINKINVITE: 'disconnect',
};

/**
 * Looks up the tickets of an institution that are open elsewhere, before a transaction; undefined: tickets are kept here.
 * None where the other side does not answer: what is open there then shows when the request is delivered.
 */
export async function openElsewhere(
  { tickets, database }: Pick<Dependencies, 'tickets' | 'database'>,
  institution: string,
): Promise<readonly StoredTicket[] | undefined> {
  if (!tickets.elsewhere) return undefined;
  try {
    const filter = { statuses: [...openStatuses], maxResults: MOST_TICKETS };
    return (await tickets.search(database.read, institution, filter)).tickets;
  } catch (error) {
    if (error instanceof TicketSystemUnavailable) return [];
    throw error;
  }
}

/**
 * Tells for a change which of the tickets that were found elsewhere asks for the same, or invites to it; empty: one is on
 * its way from here.
 */
export async function requestsElsewhere(
  queries: Queries,
  institution: string,
  found: readonly StoredTicket[],
): Promise<(change: Pick<ServiceChange, 'kind' | 'service'>) => string | undefined> {
  const onTheirWay = await queries
    .selectFrom('outbox')
    .select(['direction', 'service_entity_id'])
    .where('institution_entity_id', '=', institution)
    .where('kind', '=', 'filing')
    .where('open', '=', true)
    .execute();
  const subjectOf = (kind: string | null | undefined, service: string | null) => `${kind} ${service}`;
  const keys = new Map([
    ...onTheirWay.map((one) => [subjectOf(one.direction, one.service_entity_id), ''] as const),
    ...found.map(
      (one) => [subjectOf(one.direction ?? ABOUT[one.type], one.service_entity_id), one.key] as const,
    ),
  ]);
  return ({ kind, service }) => keys.get(subjectOf(kind, service));
}
