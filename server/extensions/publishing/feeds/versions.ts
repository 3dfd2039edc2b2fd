import { sql } from 'kysely';
import type { Queries } from '../../../platform/storage/database';
import { catalogueVersion } from '../../../modules/federation/federation.module';

/** Condition that an imported row counts: the last import of its feed has named it. */
export const SPOKEN_FOR = sql<boolean>`(origin <> 'import' or fingerprint is not null)`;

/** Returns a text that changes as soon as any metadata or the connections of this institution change. */
export async function institutionVersion(
  queries: Queries,
  { connectionsVersion: own }: { readonly connectionsVersion: number },
): Promise<string> {
  return `${await catalogueVersion(queries)}.${own}`;
}

/**
 * Returns a text that changes as soon as any metadata, connections or settings change. Added and removed institutions
 * are part of the catalogue's version.
 */
export async function connectionsVersion(queries: Queries): Promise<string> {
  const { changes } = await queries
    .selectFrom('institution')
    .select(({ fn }) => fn.sum<string>('connections_version').as('changes'))
    .executeTakeFirstOrThrow();
  return `${await catalogueVersion(queries)}.all.${changes}`;
}
