import { randomUUID } from 'node:crypto';
import { isInvitation, isOpen } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { Database, Tx, Queries } from '../../../platform/storage/database';
import { eventOf } from '../invitationAnswer';
import { addDelivery, queueFilings } from '../outbox/deliveries';
import type { Outbox } from '../outbox/outbox';
import type { Task, RemoteStep } from '../outbox/task';
import { isWithdrawable } from '../requestWithdrawal';
import { advance, type TicketState } from '../life/ticketLife';
import type { TicketLifeEvent } from '../life/ticketLife.types';
import {
  AlreadyAnswered,
  AlreadyReminded,
  AlreadyRequested,
  TooLateToWithdraw,
  type InvitationReply,
  type TicketRef,
  type TicketSystem,
} from '../ticketSystem';
import type { StoredTicket } from '../storedTicket';
import { stepEvent } from '../ticketNews';
import { knownTickets } from './knownTickets';
import type { RemoteTickets } from './remoteTickets';
import { REMINDER_PAUSE_MS } from '../invitationReminder';

const WITHDRAWN = { type: 'request.withdrawn' } as const;

interface Parts {
  readonly remote: RemoteTickets;
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'deliver'>;
  /** True if requests are queued during an outage, so that people do not see it beforehand. */
  readonly queueWhenDown?: boolean;
}

/**
 * Makes the ticket system whose tickets are on another server. Inside a transaction it only writes to the outbox, and
 * does not call the other server.
 */
export function remoteTicketSystem(parts: Parts): TicketSystem {
  const { remote, database, outbox, queueWhenDown = false } = parts;
  const outstanding = new WeakMap<Tx, string>();

  /** Puts a task into the outbox; resolves with false if the same is on its way already. */
  async function leave(tx: Tx, institution: string, task: Task, now: Date): Promise<boolean> {
    const id = randomUUID();
    if (!(await addDelivery(tx, { id, institution, task }, now))) return false;
    outstanding.set(tx, id);
    return true;
  }

  return {
    isDown: async () => remote.isDown() && !queueWhenDown,
    async search(queries, institution, filter) {
      const { tickets, total } = await remote.search(institution, filter);
      return { tickets: await knownTickets(queries, tickets), total };
    },
    async file(tx, ticket, now) {
      if (await leave(tx, ticket.institution, { kind: 'filing', ticket }, now)) return { key: undefined };
      throw new AlreadyRequested('');
    },
    async answerInvitation(tx, ref, decide, now) {
      const { key, type } = ref;
      const invitation = knownAs(ref);
      if (invitation?.type !== type) return undefined;
      if (invitation.status !== 'Waiting for customer') throw new AlreadyAnswered(key);
      const reply = await decide(invitation);
      const change = reply.kind === 'accepted' ? reply.change : null;
      const event = eventOf(reply);
      const answered = { ...invitation, ...after(invitation, event), change, updated_at: now };
      const told = stepEvent(answered, event.type);
      const task = { kind: 'step', key, step: stepOf(reply), comment: reply.comment, change, told } as const;
      if (!(await leave(tx, ref.institution, task, now))) throw new AlreadyAnswered(key);
      return answered;
    },
    async remind(tx, ref, decide, now) {
      const { key } = ref;
      const invitation = knownAs(ref);
      if (!invitation || !isInvitation(invitation.type)) return undefined;
      if (invitation.status !== 'Waiting for customer') throw new AlreadyAnswered(key);
      if (await remindedLately(tx, key, now)) throw new AlreadyReminded(key);
      const { message, emailTo } = await decide(invitation);
      const told = stepEvent(invitation, 'invitation.reminded');
      const task = { kind: 'reminder', key, reminder: { message, emailTo }, told } as const;
      if (!(await leave(tx, ref.institution, task, now))) throw new AlreadyAnswered(key);
      return { ...invitation, email_to: emailTo, personal_message: message, updated_at: now };
    },
    async withdraw(tx, ref, decide, now) {
      const { key } = ref;
      const request = knownAs(ref);
      if (!request || isInvitation(request.type)) return undefined;
      const { comment } = await decide(request);
      if (!isWithdrawable(request)) throw new TooLateToWithdraw(key, request.status);
      const withdrawn = { ...request, ...after(request, WITHDRAWN), updated_at: now };
      const told = stepEvent(withdrawn, WITHDRAWN.type);
      const task = { kind: 'step', key, step: 'withdrawn', comment, told } as const;
      if (!(await leave(tx, ref.institution, task, now))) throw new TooLateToWithdraw(key, request.status);
      return withdrawn;
    },
    elsewhere: {
      faults: () => remote.faults(),
      async lookUp(key) {
        const found = await remote.find(key);
        return found && (await knownTickets(database.read, [found]))[0];
      },
      history: remote.history,
      fileLater: queueFilings,
      outstanding: (tx) => outstanding.get(tx),
      async followedBy(tx, consequences) {
        await tx
          .updateTable('outbox')
          .set({ consequences: JSON.stringify(consequences) })
          .where('id', '=', outstanding.get(tx) ?? '')
          .execute();
      },
      deliver: outbox.deliver,
    },
  };
}

function after(ticket: StoredTicket, event: TicketLifeEvent): Pick<StoredTicket, keyof TicketState | 'open'> {
  const state = advance(ticket, event);
  return { ...state, open: isOpen(state) };
}

/** Returns the ticket that was looked up, if it belongs to the institution. */
function knownAs({ institution, key, known }: TicketRef): StoredTicket | undefined {
  return known?.key === key && known.institution_entity_id === institution ? known : undefined;
}

function stepOf(reply: InvitationReply): RemoteStep {
  if (reply.kind === 'denied') return 'denied';
  return reply.atOnce ? 'settled' : 'accepted';
}

/** Returns whether a reminder of the invitation was sent a moment ago, or is on its way. */
async function remindedLately(queries: Queries, key: string, now: Date): Promise<boolean> {
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
