import { count } from '../../../platform/telemetry/meters';
import type { DashboardEvent } from '../../../../src/contracts/wire/events';
import { PAUSES } from '../../../platform/background/pauses';
import { ChangeNotPossible } from '../../changes/changes.module';
import type { Dependencies } from '../../../platform/dependencies';
import { oneLine } from '../../../platform/text/oneLine';
import { recordEvent } from '../../../platform/events/recordEvent';
import type { Tx } from '../../../platform/storage/database';
import { takeEffect } from '../consequences';
import type { ReturnRefused } from '../elsewhere';
import { filedEvent } from '../ticketNews';
import { GRACE_MS, type Delivery } from './deliveries';
import type { Task } from './task';

/** The outcome of an attempt; `why` is for the person who asked, and for operators who read the table. */
export type Outcome =
  | { readonly state: 'delivered'; readonly key: string }
  /** `sent`: this very attempt may have arrived. */
  | { readonly state: 'uncertain'; readonly why: unknown; readonly sent: boolean }
  | { readonly state: 'queued' | 'cancelled'; readonly why: unknown };

type Needs = Pick<Dependencies, 'config' | 'database' | 'mailer' | 'now' | 'onConnected'> & {
  readonly returnRefused: ReturnRefused;
};

const FAILURE_LENGTH = 500;

/** Writes an outcome, unless it is written already, and for a delivery all its consequences. */
export async function writeOutcome(needs: Needs, delivery: Delivery, outcome: Outcome): Promise<void> {
  await needs.database.transaction(async (tx) => {
    if (outcome.state === 'delivered') await deliver(needs, tx, delivery, outcome.key);
    else await postpone(needs, tx, delivery, outcome);
  });
  count('outboxAttempts', { state: outcome.state });
}

async function deliver(needs: Needs, tx: Tx, { id, task }: Delivery, key: string): Promise<void> {
  const now = needs.now();
  const delivered = await tx
    .updateTable('outbox')
    .set({ state: 'delivered', ticket_key: key, settled_at: now, failure: null })
    .where('id', '=', id)
    .where('state', '!=', 'delivered')
    .returning('consequences')
    .executeTakeFirst();
  if (!delivered) return;
  const event = newsOf(task, key);
  if (event) await recordEvent(tx, event, now);
  try {
    await takeEffect(needs, tx, delivered.consequences, key, now);
  } catch (error) {
    // The ticket is filed, even if its institution or service is gone.
    if (!(error instanceof ChangeNotPossible)) throw error;
    await tx
      .updateTable('outbox')
      .set({ failure: textOf(error) })
      .where('id', '=', id)
      .execute();
  }
}

/** Returns the event of a delivery for subscribers. */
function newsOf(task: Task, key: string): DashboardEvent | undefined {
  if (task.kind !== 'filing') return task.told;
  const { type, institution, service } = task.ticket;
  return filedEvent({
    key,
    type,
    institution_entity_id: institution,
    service_entity_id: service?.entityId ?? null,
  });
}

async function postpone(
  needs: Needs,
  tx: Tx,
  delivery: Delivery,
  outcome: Exclude<Outcome, { state: 'delivered' }>,
): Promise<void> {
  const { id, attempts, task } = delivery;
  const now = needs.now();
  const after = createAfter(delivery, outcome, now);
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 0;
  const later = new Date(now.getTime() + pause);
  const why = textOf(outcome.why);
  const written = await tx
    .updateTable('outbox')
    .set({
      state: outcome.state,
      failure: why,
      create_after: after,
      due_at: after && after > later ? after : later,
      ...(outcome.state === 'cancelled' && { settled_at: now }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'sending')
    .returning('id')
    .executeTakeFirst();
  if (!written || outcome.state !== 'cancelled') return;
  // Deletes the row, so that a repetition under the same key starts again.
  await tx.deleteFrom('idempotency').where('outbox_id', '=', id).execute();
  if (task.kind === 'filing' && task.gathered) await needs.returnRefused(tx, task.ticket, why, now);
}

/**
 * Returns when an issue may be created again: at once if it certainly did not arrive, else when the other side would
 * have found it. Other steps can be repeated at any time.
 */
function createAfter(delivery: Delivery, outcome: Outcome, now: Date): Date | null {
  if (outcome.state !== 'uncertain' || delivery.kind !== 'filing') return null;
  return outcome.sent ? new Date(now.getTime() + GRACE_MS) : delivery.create_after;
}

function textOf(why: unknown): string {
  const reason = why instanceof Error && 'reason' in why ? String(why.reason) : '';
  return oneLine(reason || (why instanceof Error ? why.message : String(why)), FAILURE_LENGTH);
}
