import { type Actor, recordAudit } from '../../platform/audit/audit.module';
import type { Tx } from '../../platform/storage/database';

/**
 * Makes events due again: the one with this ID, or all that were not delivered. Resumes deliveries to a receiver that
 * was gone. Returns how many; undefined: there is no such receiver.
 */
export async function replay(
  tx: Tx,
  name: string,
  event: string | undefined,
  actor: Actor,
  now: Date,
): Promise<number | undefined> {
  const webhook = await tx
    .updateTable('webhook')
    .set({ stopped_at: null })
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirst();
  if (!webhook) return undefined;
  const { numUpdatedRows } = await tx
    .updateTable('event_delivery')
    .set({ state: 'waiting', due_at: now, settled_at: null })
    .where('webhook_id', '=', webhook.id)
    .$if(event === undefined, (query) => query.where('state', '!=', 'delivered'))
    .$if(event !== undefined, (query) =>
      query.where('event_number', '=', (one) =>
        one
          .selectFrom('event')
          .select('number')
          .where('id', '=', event ?? ''),
      ),
    )
    .executeTakeFirst();
  const events = Number(numUpdatedRows);
  await recordAudit(
    tx,
    { kind: 'webhook.replayed', actor, object: { id: name }, after: { event, events } },
    now,
  );
  return events;
}
