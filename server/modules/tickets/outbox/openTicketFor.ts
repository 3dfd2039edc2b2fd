import { isOpen, openStatuses } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { TicketType } from '../../../../src/contracts/wire/enumerations';
import type { Database } from '../../../platform/storage/database';
import type { RemoteTicket, RemoteTickets } from '../remote/remoteTickets';
import type { NewTicket } from '../newTicket';

/** Types of the tickets about a connection; those about settings do not name the setting. */
const ABOUT: Readonly<Record<string, TicketType[]>> = {
  connect: ['LINKREQUEST', 'LINKINVITE'],
  disconnect: ['UNLINKREQUEST', 'UNLINKINVITE'],
};

interface LookUpContext {
  readonly database: Database;
  readonly remote: RemoteTickets;
}

/**
 * Returns the open ticket on the other side for the same institution, service (or none) and direction: the last one
 * that we filed, by its key, since a search may not find new tickets yet; otherwise one that another system filed.
 * Throws TicketSystemUnavailable.
 */
export async function openTicketFor(
  { database, remote }: LookUpContext,
  { institution, service, direction }: NewTicket,
): Promise<RemoteTicket | undefined> {
  if (direction === null) return undefined;
  const last = await database.read
    .selectFrom('outbox')
    .select('ticket_key')
    .where('kind', '=', 'filing')
    .where('state', '=', 'delivered')
    .where('institution_entity_id', '=', institution)
    .where('service_entity_id', 'is not distinct from', service?.entityId ?? null)
    .where('direction', '=', direction)
    .orderBy('settled_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const own = last?.ticket_key ? await remote.find(last.ticket_key) : undefined;
  if (own && isOpen(own)) return own;
  const types = ABOUT[direction];
  if (!types || !service) return undefined;
  const filter = { spEntityId: service.entityId, types, statuses: [...openStatuses] };
  const { tickets } = await remote.search(institution, filter);
  // A search ignores query strings.
  return tickets.find((ticket) => ticket.service_entity_id === service.entityId);
}
