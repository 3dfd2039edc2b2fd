import { recordEvent } from '../../platform/events/recordEvent';
import type { Tx } from '../../platform/storage/database';
import { AlreadyAnswered, AlreadyReminded, type InvitationReminder, type TicketRef } from './ticketSystem';
import { lockTicket } from './lockTicket';
import type { StoredTicket } from './storedTicket';
import { stepEvent } from './ticketNews';

/** A reminder is not a step of the ticket's life, since its status stays. */
const REMINDED = 'invitation.reminded';
/** Minimum time between two reminders of the same invitation. */
export const REMINDER_PAUSE_MS = 60_000;

async function remindedAfter(tx: Tx, key: string, moment: Date): Promise<boolean> {
  const latest = await tx
    .selectFrom('ticket_event')
    .select('id')
    .where('ticket_key', '=', key)
    .where('event', '=', REMINDED)
    .where('at', '>', moment)
    .executeTakeFirst();
  return latest !== undefined;
}

/** Stores a reminder at the local desk; see the port. */
export async function remind(
  tx: Tx,
  ref: TicketRef,
  decide: (invitation: StoredTicket) => Promise<InvitationReminder>,
  now: Date,
): Promise<StoredTicket | undefined> {
  const { key } = ref;
  const invitation = await lockTicket(tx, ref, ['LINKINVITE', 'UNLINKINVITE']);
  if (!invitation) return undefined;
  if (invitation.status !== 'Waiting for customer') throw new AlreadyAnswered(key);
  if (await remindedAfter(tx, key, new Date(now.getTime() - REMINDER_PAUSE_MS)))
    throw new AlreadyReminded(key);
  const { actor, message, emailTo } = await decide(invitation);
  await recordEvent(tx, stepEvent(invitation, REMINDED), now);
  await tx
    .insertInto('ticket_event')
    .values({ ticket_key: key, at: now, event: REMINDED, status: invitation.status, actor, comment: message })
    .execute();
  return tx
    .updateTable('ticket')
    .set({ email_to: emailTo, personal_message: message, updated_at: now })
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
}
