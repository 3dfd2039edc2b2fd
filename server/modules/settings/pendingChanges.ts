import { openStatuses } from '../../../src/contracts/domain/tickets/ticketRules';
import type { PendingChange } from '../../../src/contracts/wire/change';
import type { Queries } from '../../platform/storage/database';
import type { StoredTicket, TicketSystem } from '../tickets/tickets.module';
import { fieldChanges } from '../changes/changes.module';

const MOST_TICKETS = 1_000;

/** Reads the pending changes of an institution, newest first. Throws TicketSystemUnavailable. */
export async function pendingChanges(
  queries: Queries,
  tickets: TicketSystem,
  institution: string,
): Promise<PendingChange[]> {
  const filter = { types: ['CHANGE' as const], statuses: [...openStatuses], maxResults: MOST_TICKETS };
  const found = await tickets.search(queries, institution, filter);
  return found.tickets.flatMap(viewsOf);
}

/** Returns the pending changes of a ticket; none if it carries none, since there is nothing to show. */
function viewsOf({ key, change, requested_at, user_name }: StoredTicket): PendingChange[] {
  const changes = change?.kind === 'set' ? change.changes : change ? [change] : [];
  return changes.flatMap((one) => {
    if (one.kind === 'connect' || one.kind === 'disconnect') return [];
    return {
      jiraKey: key,
      requestedAt: requested_at.toISOString(),
      userName: user_name,
      subject: one.kind,
      ...(one.kind !== 'institution' && { spEntityId: one.service, entityType: one.serviceType }),
      changes: fieldChanges(one),
    };
  });
}
