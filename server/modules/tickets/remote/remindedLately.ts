import type { Queries } from '../../../platform/storage/database';
import { REMINDER_PAUSE_MS } from '../invitationReminder';

/** Tells whether a reminder of the invitation was sent a moment ago, or is on its way. */
export async function remindedLately(queries: Queries, key: string, now: Date): Promise<boolean> {
  const found = await queries
    .selectFrom('outbox')
    .select('id')
    .where('ticket_key', '=', key)
    .where('kind', '=', 'reminder')
    .where('state', '!=', 'cancelled')
    .where(({ or, eb }) =>
      or([eb('open', '=', true), eb('created_at', '>', new Date(now.getTime() - REMINDER_PAUSE_MS))]),
    )
    .executeTakeFirst();
  return found !== undefined;
}
