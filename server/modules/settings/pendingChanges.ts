import { openStatuses } from '../../../src/contracts/domain/ticketRules';
import type { PendingChange } from '../../../src/contracts/wire/change';
import type { Queries } from '../../platform/storage/database';
import type { StoredTicket, TicketSystem } from '../tickets/tickets.module';
import { fieldChanges } from '../changes/changes.module';

const MOST_TICKETS = 1_000;

/** Reads the changes that an institution waits for, newest first. Throws TicketSystemUnavailable. */
export async function pendingChanges(
  queries: Queries,
  tickets: TicketSystem,
  institution: string,
): Promise<PendingChange[]> {
  const filter = { types: ['CHANGE' as const], statuses: [...openStatuses], maxResults: MOST_TICKETS };
  const found = await tickets.search(queries, institution, filter);
  return found.tickets.flatMap((ticket) => viewOf(ticket) ?? []);
}

/** Returns the pending change; none for a ticket that carries no change, since it says nothing that could be shown. */
function viewOf({ key, change, requested_at, user_name }: StoredTicket): PendingChange | undefined {
  if (!change || change.kind === 'connect' || change.kind === 'disconnect') return undefined;
  return {
    jiraKey: key,
    requestedAt: requested_at.toISOString(),
    userName: user_name,
    subject: change.kind,
    ...(change.kind !== 'institution' && { spEntityId: change.service, entityType: change.serviceType }),
    changes: fieldChanges(change),
  };
}
