import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/storage/database';
import type { Generation } from './secret';
import type { SendResult } from './send';

/** Duration of a claim: longer than an attempt, so that an attempt of a server that stopped is tried again. */
const LEASE_MS = 60_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Pauses between attempts; the last one repeats. */
const PAUSES = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE];
/** Maximum share by which a pause is longer, so that simultaneous failures are not retried simultaneously. */
const JITTER = 0.2;
/** A receiver that accepts nothing for this long is away. */
const AWAY_MS = MINUTE;

export interface Claimed {
  readonly webhook: string;
  readonly event: string;
  readonly attempts: number;
}

export interface Claim extends Claimed {
  readonly id: string;
  readonly body: string;
  readonly at: Date;
  readonly address: string;
  readonly generations: readonly Generation[];
}

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Returns the receivers with due events. */
export async function receiversDue(database: Database, now: Date): Promise<string[]> {
  const rows = await database.read
    .selectFrom('event_delivery')
    .innerJoin('webhook', 'webhook.id', 'event_delivery.webhook_id')
    .select('webhook.id')
    .distinct()
    .where('event_delivery.state', '=', 'waiting')
    .where('event_delivery.due_at', '<=', now)
    .where('webhook.stopped_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Claims the next event for a receiver: one that is due, without an earlier waiting event of its subject; undefined:
 * there is none. With `event`, claims that one, whenever it is due.
 */
export async function claimNext(
  database: Database,
  webhook: string,
  now: Date,
  event?: string,
): Promise<Claim | undefined> {
  return database.transaction(async (tx) => {
    const claimed = await tx
      .updateTable('event_delivery')
      .set({ attempts: sql<number>`attempts + 1`, due_at: later(now, LEASE_MS) })
      .where('webhook_id', '=', webhook)
      .where('event_number', '=', (query) =>
        query
          .selectFrom('event_delivery as next')
          .select('next.event_number')
          .where('next.webhook_id', '=', webhook)
          .where('next.state', '=', 'waiting')
          .$if(event === undefined, (due) => due.where('next.due_at', '<=', now))
          .$if(event !== undefined, (one) => one.where('next.event_number', '=', event ?? ''))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('event_delivery as before')
                  .select('before.event_number')
                  .where('before.webhook_id', '=', webhook)
                  .where('before.state', '=', 'waiting')
                  .whereRef('before.subject', '=', 'next.subject')
                  .whereRef('before.event_number', '<', 'next.event_number'),
              ),
            ),
          )
          .orderBy('next.event_number')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['event_number', 'attempts'])
      .executeTakeFirst();
    return claimed && read(tx, webhook, claimed.event_number, claimed.attempts, now);
  });
}

async function read(tx: Tx, webhook: string, number: string, attempts: number, now: Date): Promise<Claim> {
  const { id, body, at } = await tx
    .selectFrom('event')
    .select(['id', 'body', 'at'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const { address, generation, earlier_until } = await tx
    .selectFrom('webhook')
    .select(['address', 'generation', 'earlier_until'])
    .where('id', '=', webhook)
    .executeTakeFirstOrThrow();
  const signs = earlier_until && earlier_until > now ? [generation, generation - 1] : [generation];
  const generations = signs.map((one) => ({ id: webhook, generation: one }));
  return { webhook, event: number, attempts, id, body, at, address, generations };
}

/** Writes the answer, unless another server took over the event meanwhile. */
export async function writeResult(
  tx: Tx,
  { webhook, event, attempts, at }: Claimed & Pick<Claim, 'at'>,
  { outcome, answer }: SendResult,
  now: Date,
  giveUpMs: number,
): Promise<void> {
  const isOver = outcome === 'failed' && later(at, giveUpMs) <= now;
  const written = await tx
    .updateTable('event_delivery')
    .set({
      answer,
      ...(outcome === 'delivered' && { state: 'delivered', settled_at: now }),
      ...((isOver || outcome === 'gone') && { state: 'givenUp', settled_at: now }),
      ...(outcome === 'failed' && !isOver && { due_at: later(now, pauseAfter(attempts)) }),
    })
    .where('webhook_id', '=', webhook)
    .where('event_number', '=', event)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (written.numUpdatedRows === 0n) return;
  const isBack = outcome === 'delivered' && (await wasAway(tx, webhook, now));
  await tx
    .updateTable('webhook')
    .set({
      last_answer: answer,
      last_answer_at: now,
      ...(outcome === 'delivered'
        ? { failing_since: null, last_delivered_at: now }
        : { failing_since: sql<Date>`coalesce(failing_since, ${now})` }),
      ...(outcome === 'gone' && { stopped_at: now }),
    })
    .where('id', '=', webhook)
    .execute();
  if (isBack) await hurry(tx, webhook, now);
}

/**
 * Returns whether the receiver accepted nothing for a while; one that refuses a single event among others was not away.
 */
async function wasAway(tx: Tx, webhook: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('webhook')
    .select('id')
    .where('id', '=', webhook)
    .where('failing_since', '<=', later(now, -AWAY_MS))
    .executeTakeFirst();
  return row !== undefined;
}

/** The receiver is back: all its waiting events are due. */
async function hurry(tx: Tx, webhook: string, now: Date): Promise<void> {
  await tx
    .updateTable('event_delivery')
    .set({ due_at: now })
    .where('webhook_id', '=', webhook)
    .where('state', '=', 'waiting')
    .where('due_at', '>', now)
    .execute();
}

function pauseAfter(attempts: number): number {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 0;
  return pause * (1 + Math.random() * JITTER);
}

/** Removes old events that no receiver waits for. */
export async function sweepEvents(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('event')
    .where('at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_delivery')
            .select('event_number')
            .whereRef('event_delivery.event_number', '=', 'event.number')
            .where('state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
}
