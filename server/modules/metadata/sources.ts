import { sql } from 'kysely';
import type { Tx } from '../../platform/storage/database';
import { pointTo, type EntitySource } from '../federation/federation.module';
import { canonicaliser } from './reading/canonical';
import type { Kind, StagedRow } from './stagedRows';
import type { WritableRow } from './stagingTable';

const ROWS_AT_ONCE = 500;

/** Splits rows into their texts, in the form in which they are published again, and the rows to stage. */
export async function canonicalRows(
  rows: readonly StagedRow[],
): Promise<{ sources: EntitySource[]; writable: WritableRow[] }> {
  const canonical = await canonicaliser();
  const sources = rows.flatMap(({ entityId, source }) =>
    source ? [{ entityId, hash: source.hash, xml: canonical(source.text, source.said) }] : [],
  );
  const writable = rows.map(({ source, picture: _kept, ...row }) => ({
    ...row,
    sourceHash: source?.hash ?? null,
  }));
  return { sources, writable };
}

/** Makes the staged texts current for this feed; an entity that it no longer names keeps no text of it. */
export async function takeSources(
  tx: Tx,
  {
    run,
    feed,
    named,
  }: {
    readonly run: string;
    readonly feed: string;
    readonly named: Readonly<Record<Kind, ReadonlySet<string>>>;
  },
): Promise<void> {
  const rows = await tx
    .selectFrom('metadata_staging')
    .select(['entity_id as entityId', 'source_hash as hash'])
    .distinct()
    .where('run', '=', run)
    .execute();
  const stored = rows.flatMap(({ entityId, hash }) => (hash === null ? [] : [{ entityId, hash }]));
  for (let start = 0; start < stored.length; start += ROWS_AT_ONCE)
    await pointTo(tx, feed, stored.slice(start, start + ROWS_AT_ONCE));
  const without = new Set(rows.filter(({ hash }) => hash === null).map(({ entityId }) => entityId));
  const all = [...named.institution, ...named.service].filter((entityId) => !without.has(entityId));
  await sql`
    delete from entity_metadata where feed = ${feed}
      and entity_id not in (select jsonb_array_elements_text(${JSON.stringify(all)}::jsonb))`.execute(tx);
}
