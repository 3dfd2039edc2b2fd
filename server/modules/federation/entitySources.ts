import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/storage/database';

/** Metadata of an entity for publication. */
export interface EntitySource {
  readonly entityId: string;
  /** Hash of the text. */
  readonly hash: string;
  /** Single EntityDescriptor, in exclusive canonical form without comments. */
  readonly xml: string;
}

/**
 * Returns the hash that identifies an entity in addresses (SAML profile of the Metadata Query Protocol, `{sha1}`), hex.
 */
export function sha1Of(entityId: string): string {
  return createHash('sha1').update(entityId).digest('hex');
}

/** Stores texts for `pointTo`. A text never changes, so that a read by hash always returns the whole of it. */
export async function writeSources(tx: Tx, sources: readonly EntitySource[]): Promise<void> {
  if (sources.length === 0) return;
  const rows = new Map(sources.map(({ hash, xml }) => [hash, { hash, xml }]));
  await tx
    .insertInto('entity_source')
    .values([...rows.values()])
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ written_at: sql`now()` }))
    .execute();
}

/** Sets the current texts of these entities for a feed (`''` if they are not from a feed). */
export async function pointTo(
  tx: Tx,
  feed: string,
  sources: readonly Omit<EntitySource, 'xml'>[],
): Promise<void> {
  if (sources.length === 0) return;
  const rows = sources.map(({ entityId, hash }) => ({
    entity_id: entityId,
    feed,
    sha1: sha1Of(entityId),
    hash,
  }));
  await tx
    .insertInto('entity_metadata')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['entity_id', 'feed'])
        .doUpdateSet({ hash: (excluded) => excluded.ref('excluded.hash') }),
    )
    .execute();
}

/** Deletes texts that no entity uses and that are older than an hour; newer ones may belong to a running import. */
export async function sweepSources(tx: Tx): Promise<void> {
  await sql`
    delete from entity_source where written_at < now() - interval '1 hour'
      and not exists (select from entity_metadata where entity_metadata.hash = entity_source.hash)`.execute(
    tx,
  );
}

/** Returns the entity ID for the hash in an address; undefined if it has no stored metadata. */
export async function entityOf(queries: Queries, sha1: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('entity_metadata')
    .select('entity_id')
    .where('sha1', '=', sha1)
    .executeTakeFirst();
  return row?.entity_id;
}
