import { randomUUID } from 'node:crypto';
import type { DashboardEvent } from '../../../src/contracts/wire/events';
import type { Tx } from '../storage/database';
import { subjectOf } from './subject';

/**
 * Leaves an event for everybody who is to be told of it, in the transaction of what it tells, so that neither is without the
 * other. Whoever writes has locked the subject, so that its events follow one another in the order of their numbers.
 */
export async function recordEvent(tx: Tx, event: DashboardEvent, now: Date): Promise<void> {
  const receivers = await tx
    .selectFrom('webhook')
    .select(['id', 'kinds'])
    .where('stopped_at', 'is', null)
    // Whoever removes a receiver waits for those who write to it.
    .forKeyShare()
    .execute();
  const told = receivers.filter(({ kinds }) => kinds.length === 0 || kinds.includes(event.kind));
  if (told.length > 0)
    await leave(
      tx,
      event,
      told.map(({ id }) => id),
      now,
    );
}

/** Leaves an event for these receivers, whatever they want to be told of. Returns its number. */
export async function leave(
  tx: Tx,
  event: DashboardEvent,
  receivers: readonly string[],
  now: Date,
): Promise<string> {
  const { kind, data } = event;
  const subject = subjectOf(event);
  const { number } = await tx
    .insertInto('event')
    .values({
      id: `msg_${randomUUID().replaceAll('-', '')}`,
      kind,
      subject,
      body: JSON.stringify({ type: kind, timestamp: now.toISOString(), data }),
      at: now,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('event_delivery')
    .values(
      receivers.map((receiver) => ({
        webhook_id: receiver,
        event_number: number,
        subject,
        state: 'waiting' as const,
        due_at: now,
      })),
    )
    .execute();
  return number;
}
