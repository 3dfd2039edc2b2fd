import { randomUUID } from 'node:crypto';
import type { DashboardEvent } from '../../../src/contracts/wire/events';
import type { Tx } from '../storage/database';

/**
 * Returns the subject of an event. Events of one subject are delivered in order; different subjects are independent.
 */
function subjectOf({ kind, data }: DashboardEvent): string {
  switch (kind) {
    case 'connection.made':
    case 'connection.ended':
    case 'setting.changed':
      return 'service' in data && data.service !== undefined
        ? `${data.institution} ${data.service}`
        : data.institution;
    case 'policy.changed':
      return data.policy;
    case 'ticket.filed':
    case 'ticket.changed':
    case 'ticket.ended':
      return data.ticket;
    case 'webhook.test':
      return 'test';
  }
}

/**
 * Stores an event for every receiver of its kind, in the transaction of the change, so that both are stored or neither.
 * The caller has locked the subject, so that its events are in the order of their numbers.
 */
export async function recordEvent(tx: Tx, event: DashboardEvent, now: Date): Promise<void> {
  const receivers = await tx
    .selectFrom('webhook')
    .select(['id', 'kinds'])
    .where('stopped_at', 'is', null)
    // The removal of a receiver waits for transactions that write to it.
    .forKeyShare()
    .execute();
  const recipients = receivers.filter(({ kinds }) => kinds.length === 0 || kinds.includes(event.kind));
  if (recipients.length > 0)
    await leave(
      tx,
      event,
      recipients.map(({ id }) => id),
      now,
    );
}

/** Stores an event for these receivers, regardless of their kinds. Returns its number. */
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
