import { sql } from 'kysely';
import type { Database } from '../storage/database';
import { SERVER } from './actor';
import { dayAfter, utcDay, type UtcDay } from './days';
import { recordAudit } from './recordAudit';

/**
 * Removes the oldest day, with its seal, if it is older than `days`, so that the rest can be checked from its oldest
 * seal on. Removes only sealed days, and never the last seal. Removes nothing while there are entries before the oldest
 * seal, which the check of the trail reports. Resolves with the day. If `days` is 0, nothing is ever removed.
 */
export async function removeOldest(database: Database, now: Date, days: number): Promise<UtcDay | undefined> {
  if (days === 0) return undefined;
  const { day } = await database.read
    .selectFrom('audit_seal')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirstOrThrow();
  if (!day || day >= dayAfter(utcDay(now), -days)) return undefined;
  return database.transaction(async (tx) => {
    await sql`select set_config('audit.retention', 'on', true)`.execute(tx);
    const { numDeletedRows } = await tx
      .deleteFrom('audit_seal')
      .where('day', '=', day)
      .where('day', '<', (one) => one.selectFrom('audit_seal').select(({ fn }) => fn.max('day').as('day')))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('audit_entry').select('number').where('audit_entry.day', '<', day))),
      )
      .executeTakeFirst();
    // Another server was faster.
    if (numDeletedRows === 0n) return undefined;
    const gone = await tx.deleteFrom('audit_entry').where('day', '=', day).executeTakeFirst();
    const after = { entries: Number(gone.numDeletedRows), keptDays: days };
    await recordAudit(tx, { kind: 'trail.removed', actor: SERVER, object: { id: day }, after }, now);
    return day;
  });
}
