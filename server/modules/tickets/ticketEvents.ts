import type { Selectable } from 'kysely';
import type { TicketEvent } from '../../../src/contracts/wire/ticketParts';
import type { Queries } from '../../platform/storage/database';
import type { StoredTicket } from './storedTicket';
import type { TicketEventTable } from './tables';
import { type TicketSystem, TicketSystemUnavailable } from './ticketSystem';

type StoredEvent = Pick<Selectable<TicketEventTable>, 'id' | 'at' | 'event' | 'status' | 'actor' | 'comment'>;

/** Reads all events of a ticket, oldest first. */
export function eventsOf(queries: Queries, key: string): Promise<readonly StoredEvent[]> {
  return queries
    .selectFrom('ticket_event')
    .select(['id', 'at', 'event', 'status', 'actor', 'comment'])
    .where('ticket_key', '=', key)
    .orderBy('id')
    .execute();
}

/** Reads all events of a ticket, wherever it is kept; returns undefined if its server does not answer now. */
export async function historyOf(
  { elsewhere }: Pick<TicketSystem, 'elsewhere'>,
  ticket: StoredTicket,
  queries: Queries,
): Promise<readonly TicketEvent[] | undefined> {
  if (!elsewhere) return (await eventsOf(queries, ticket.key)).map(eventView);
  try {
    return await elsewhere.history(ticket);
  } catch (error) {
    if (error instanceof TicketSystemUnavailable) return undefined;
    throw error;
  }
}

export function eventView({ at, event, status, actor, comment }: StoredEvent): TicketEvent {
  return { at: at.toISOString(), event, status, actor, ...(comment && { comment }) };
}
