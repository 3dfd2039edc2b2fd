import { sql } from 'kysely';
import type { Tx } from '../../platform/storage/database';
import type { Kind } from './stagedRows';

/**
 * Entities that no feed names any more. Services are hidden, since tickets name them. Institutions stay as they are for
 * a while, so that a mistake in a feed locks no one out and loses no numbers or settings; then their rows are removed.
 */

/**
 * Releases the rows of a feed that it does not name. Another feed may still hold them, see `settle`; `markAbsent`
 * completes the step.
 */
export async function letGo(tx: Tx, feed: string, kind: Kind, named: string): Promise<number> {
  const gone = await sql`
    update ${sql.raw(kind)} set fingerprint = null
    where origin = 'import' and feed = ${feed} and fingerprint is not null
      and entity_id not in (select jsonb_array_elements_text(${named}::jsonb))`.execute(tx);
  return affected(gone);
}

/** Hides services that no feed names, and stores since when no feed has named an institution. */
export async function markAbsent(tx: Tx, now: Date): Promise<number> {
  const hidden = await sql`
    update service set hidden = true
    where origin = 'import' and fingerprint is null and feed is not null and not hidden`.execute(tx);
  const absent = await sql`
    update institution set absent_since = case when fingerprint is null then ${now}::timestamptz end
    where origin = 'import' and feed is not null
      and (fingerprint is null) <> (absent_since is not null)`.execute(tx);
  return affected(hidden) + affected(absent);
}

/** Removes the institutions that no feed has named for this many days. Connections and tickets stay. */
export async function removeAbsent(tx: Tx, now: Date, days: number): Promise<number> {
  await sql`
    delete from feed_entity where absent_since < ${now}::timestamptz - make_interval(days => ${days})`.execute(
    tx,
  );
  const gone = await sql`
    delete from institution where origin = 'import'
      and absent_since < ${now}::timestamptz - make_interval(days => ${days})`.execute(tx);
  return affected(gone);
}

function affected(result: { readonly numAffectedRows?: bigint }): number {
  return Number(result.numAffectedRows ?? 0);
}
