import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/storage/database';

/** The metadata of an entity as it goes out again. */
export interface EntitySource {
  readonly entityId: string;
  /** Names the text; another text has another one. */
  readonly hash: string;
  /** The EntityDescriptor by itself, in exclusive canonical form without comments. */
  readonly xml: string;
}

/** Returns the hash by which addresses name an entity (SAML profile of the Metadata Query Protocol, `{sha1}`), hex. */
export function sha1Of(entityId: string): string {
  return createHash('sha1').update(entityId).digest('hex');
}

/** Writes texts that `pointTo` may name afterwards; a text never changes, so that whoever reads one by its hash gets all of it. */
export async function writeSources(tx: Tx, sources: readonly EntitySource[]): Promise<void> {
  if (sources.length === 0) return;
  const rows = new Map(sources.map(({ hash, xml }) => [hash, { hash, xml }]));
  await tx
    .insertInto('entity_source')
    .values([...rows.values()])
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ written_at: sql`now()` }))
    .execute();
}

/** Makes these the texts that hold for their entities, as far as the feed speaks for them (`''` of what no feed brought). */
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

/** Removes texts that no entity has had for an hour; younger ones may belong to an import that is under way. */
export async function sweepSources(tx: Tx): Promise<void> {
  await sql`
    delete from entity_source where written_at < now() - interval '1 hour'
      and not exists (select from entity_metadata where entity_metadata.hash = entity_source.hash)`.execute(
    tx,
  );
}

/** Returns the entity id that an address names; undefined where no metadata of it is kept. */
export async function entityOf(queries: Queries, sha1: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('entity_metadata')
    .select('entity_id')
    .where('sha1', '=', sha1)
    .executeTakeFirst();
  return row?.entity_id;
}
