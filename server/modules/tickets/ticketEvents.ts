import type { Selectable } from 'kysely';
import type { TicketEvent } from '../../../src/contracts/wire/ticketParts';
import type { Queries } from '../../platform/storage/database';
import type { TicketEventTable } from './tables';

type StoredEvent = Pick<Selectable<TicketEventTable>, 'id' | 'at' | 'event' | 'status' | 'actor' | 'comment'>;

/** All that happened to the ticket, the oldest first. */
export function eventsOf(queries: Queries, key: string): Promise<readonly StoredEvent[]> {
  return queries
    .selectFrom('ticket_event')
    .select(['id', 'at', 'event', 'status', 'actor', 'comment'])
    .where('ticket_key', '=', key)
    .orderBy('id')
    .execute();
}

export function eventView({ at, event, status, actor, comment }: StoredEvent): TicketEvent {
  return { at: at.toISOString(), event, status, actor, ...(comment && { comment }) };
}
