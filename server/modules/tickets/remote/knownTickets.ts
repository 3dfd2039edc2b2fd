import { isOpen } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { Queries } from '../../../platform/storage/database';
import type { Change } from '../../changes/changes.module';
import type { StoredTicket } from '../storedTicket';
import type { RemoteTicket } from './remoteTickets';

type Own = Pick<StoredTicket, 'direction' | 'user_uid' | 'contact_email' | 'change'>;

const FOREIGN: Own = { direction: null, user_uid: null, contact_email: '', change: null };

/** Reads tickets of the other side with our own data: the requester, and the change that they carry. */
export async function knownTickets(
  queries: Queries,
  tickets: readonly RemoteTicket[],
): Promise<StoredTicket[]> {
  const own = await ownTickets(queries, tickets);
  return tickets.map(({ requestId: _, ...ticket }) => ({
    ...ticket,
    ...(own.get(ticket.key) ?? FOREIGN),
    number: Number(/\d+$/.exec(ticket.key)?.[0] ?? 0),
    open: isOpen(ticket),
  }));
}

/**
 * Only requests of the same institution count for its ticket: a key may name a ticket of another system, which was used
 * before.
 */
async function ownTickets(queries: Queries, tickets: readonly RemoteTicket[]): Promise<Map<string, Own>> {
  const own = new Map<string, Own>();
  if (tickets.length === 0) return own;
  const institutions = new Map(tickets.map((ticket) => [ticket.key, ticket.institution_entity_id]));
  const delivered = await queries
    .selectFrom('outbox')
    .select(['ticket_key', 'institution_entity_id', 'task'])
    .where('ticket_key', 'in', [...institutions.keys()])
    .where('state', '=', 'delivered')
    .orderBy('settled_at')
    .execute();
  for (const { ticket_key: key, institution_entity_id: institution, task } of delivered) {
    if (key === null || institutions.get(key) !== institution) continue;
    if (task.kind === 'filing') {
      const { direction, userUid, contactEmail, change } = task.ticket;
      own.set(key, { direction, user_uid: userUid, contact_email: contactEmail, change });
    } else if (task.kind === 'step' && task.change !== undefined) {
      own.set(key, { ...(own.get(key) ?? FOREIGN), ...carried(task.change) });
    }
  }
  return own;
}

function carried(change: Change | null): Pick<Own, 'change'> {
  return { change };
}
