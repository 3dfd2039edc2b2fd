import { sql } from 'kysely';
import type { Queries } from '../../../platform/storage/database';
import { catalogueVersion } from '../../../modules/federation/federation.module';

/** An imported row counts while the last import of its feed has named it. */
export const SPOKEN_FOR = sql<boolean>`(origin <> 'import' or fingerprint is not null)`;

/** Returns another text as soon as anybody's metadata or the connections of this institution have changed. */
export async function institutionVersion(
  queries: Queries,
  { connectionsVersion: own }: { readonly connectionsVersion: number },
): Promise<string> {
  return `${await catalogueVersion(queries)}.${own}`;
}

/**
 * Returns another text as soon as anybody's metadata, connections or settings have changed. Institutions that come or go
 * count in the version of the catalogue.
 */
export async function connectionsVersion(queries: Queries): Promise<string> {
  const { changes } = await queries
    .selectFrom('institution')
    .select(({ fn }) => fn.sum<string>('connections_version').as('changes'))
    .executeTakeFirstOrThrow();
  return `${await catalogueVersion(queries)}.all.${changes}`;
}
