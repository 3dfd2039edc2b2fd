import type { Dependencies } from '../../../platform/dependencies';
import type { BriefTicket, RemoteTickets } from '../remote/remoteTickets';
import { isWithdrawable } from '../requestWithdrawal';
import {
  AlreadyAnswered,
  AlreadyRequested,
  TicketSystemUnavailable,
  TooLateToWithdraw,
} from '../ticketSystem';
import { recordRetry, type Delivery } from './deliveries';
import type { Outcome } from './outcome';
import { openTicketFor } from './openTicketFor';
import type { Task } from './task';

export interface Attempting extends Pick<
  Dependencies,
  'config' | 'database' | 'mailer' | 'now' | 'onConnected'
> {
  readonly remote: RemoteTickets;
}

type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>;

/**
 * Tries once to deliver an entry that was claimed for this. `asked` means that a person waits for the outcome and sees
 * a refusal. It writes nothing.
 */
export async function attempt(
  needs: Attempting,
  delivery: Delivery,
  isInteractive: boolean,
): Promise<Outcome> {
  const { task } = delivery;
  try {
    const key =
      task.kind === 'filing' ? await file(needs, delivery, task) : await repeatable(needs, delivery, task);
    return { state: 'delivered', key };
  } catch (error) {
    if (error instanceof Uncertain) return { state: 'uncertain', why: error.cause, sent: error.sent };
    if (error instanceof TicketSystemUnavailable) return refused(needs, delivery, isInteractive, error);
    return isOvertaken(error)
      ? { state: 'cancelled', why: error }
      : { state: 'uncertain', why: error, sent: false };
  }
}

/** Returns the outcome of a refusal: final, unless the other side is down for now and the entry may wait. */
function refused(
  needs: Attempting,
  { task, attempts }: Delivery,
  isInteractive: boolean,
  why: unknown,
): Outcome {
  const down = needs.remote.isDown();
  if (task.kind === 'filing') {
    const waits = down && (!isInteractive || needs.config.queueWhenDown);
    return { state: waits ? 'queued' : 'cancelled', why };
  }
  // A repeated delivery may have arrived before.
  return down && attempts > 1 ? { state: 'uncertain', why, sent: false } : { state: 'cancelled', why };
}

/** Returns whether another person was first, so that nothing was sent. */
function isOvertaken(error: unknown): boolean {
  return [AlreadyRequested, AlreadyAnswered, TooLateToWithdraw].some((kind) => error instanceof kind);
}

/** Thrown if it is not known yet whether the delivery has arrived. `sent`: because of what this attempt has sent. */
class Uncertain extends Error {
  constructor(
    readonly sent: boolean,
    cause: unknown,
  ) {
    super('It is not known whether the delivery has arrived', { cause });
  }
}

/**
 * Creates the ticket once. Before a repetition it searches for the ticket, after enough time for the ticket to be
 * found.
 */
async function file(needs: Attempting, delivery: Delivery, { ticket }: TaskOf<'filing'>): Promise<string> {
  const { id, attempts, create_after: createAfter } = delivery;
  const again = attempts > 1;
  if (again) {
    const found = await needs.remote.findByRequest(id).catch((error: unknown) => {
      // If nothing can have been created so far, a failed look-up is an ordinary refusal.
      throw createAfter ? new Uncertain(false, error) : error;
    });
    if (found) return found.key;
    if (createAfter && needs.now() < createAfter)
      throw new Uncertain(false, 'not found, and perhaps too early');
  }
  const open = await openTicketFor(needs, ticket);
  if (open?.requestId === id) return open.key;
  if (open) throw new AlreadyRequested(open.key);
  // An entry that was queued before any attempt has no lease for its first one either.
  if ((again || !createAfter) && !(await recordRetry(needs.database, delivery, needs.now()))) {
    throw new Uncertain(false, 'taken over by another server');
  }
  return (await sent(() => needs.remote.create(ticket, id))).key;
}

/** Takes a step that can be repeated without a search, since a second time it changes nothing more. */
async function repeatable(
  { remote }: Attempting,
  { attempts }: Delivery,
  task: TaskOf<'step' | 'reminder'>,
): Promise<string> {
  if (attempts === 1) assertPossible(task, await remote.find(task.key));
  const done = await sent(() =>
    task.kind === 'reminder'
      ? remote.remind(task.key, task.reminder)
      : remote.take(task.key, task.step, task.comment),
  );
  return done.key;
}

/**
 * Checks that the step is still possible: since the look-up before the transaction, another person may have taken a
 * step on the other side.
 */
function assertPossible(task: TaskOf<'step' | 'reminder'>, ticket: BriefTicket | undefined): void {
  if (!ticket) throw new AlreadyAnswered(task.key);
  const { key, status } = ticket;
  if (task.kind === 'step' && task.step === 'withdrawn') {
    if (!isWithdrawable(ticket)) throw new TooLateToWithdraw(key, status);
  } else if (status !== 'Waiting for customer') throw new AlreadyAnswered(key);
}

/** Sends, and turns any error that is not a plain refusal into Uncertain, since the call may have arrived. */
async function sent(call: () => Promise<BriefTicket>): Promise<BriefTicket> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof TicketSystemUnavailable && error.delivery === 'refused') throw error;
    throw new Uncertain(true, error);
  }
}
