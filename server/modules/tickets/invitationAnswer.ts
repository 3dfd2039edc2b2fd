import type { Tx } from '../../platform/storage/database';
import { advance } from './life/ticketLife';
import type { TicketLifeEvent } from './life/ticketLife.types';
import { AlreadyAnswered, type InvitationRef, type InvitationReply } from './ticketSystem';
import { lockTicket } from './lockTicket';
import type { StoredTicket } from './storedTicket';
import { writeStep } from './life/writeStep';

export function eventOf(reply: InvitationReply): TicketLifeEvent {
  return reply.kind === 'accepted'
    ? { type: 'invitation.accepted', atOnce: reply.atOnce }
    : { type: 'invitation.denied' };
}

/** Stores the answer to an invitation at the local desk; see the port. */
export async function answerInvitation(
  tx: Tx,
  ref: InvitationRef,
  decide: (invitation: StoredTicket) => Promise<InvitationReply>,
  now: Date,
): Promise<StoredTicket | undefined> {
  const { key } = ref;
  const invitation = await lockTicket(tx, ref, [ref.type]);
  if (!invitation) return undefined;
  if (invitation.status !== 'Waiting for customer') throw new AlreadyAnswered(key);
  // Locks the ticket before the institution, as at the desk, and writes it after both are locked.
  const reply = await decide(invitation);
  const event = eventOf(reply);
  const { actor, comment } = reply;
  return writeStep(
    tx,
    key,
    { event, state: advance(invitation, event) },
    { actor, comment, at: now },
    reply.kind === 'accepted' ? reply.change : null,
  );
}
