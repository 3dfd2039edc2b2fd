import { sql, type AliasedExpression } from 'kysely';
import type { Queries } from '../../../platform/storage/database';
import { connectedInstitutions, entityOf } from '../../../modules/federation/federation.module';
import { connectedServices, readInstitution } from './connectedServices';
import { connectionsVersion, institutionVersion, SPOKEN_FOR } from './versions';

/**
 * Owner of a feed's connections: an institution (with its services) or a service (with the institutions that may log
 * in).
 */
export type Side = 'idp' | 'sp';

/** An entity of the other side, with the hash of its metadata. */
export interface Connected {
  readonly entityId: string;
  readonly hash: string;
}

/** The reader of a feed. */
export interface Party {
  readonly side: Side;
  readonly entityId: string;
  /** Returns a version that changes as soon as its connections or any metadata change. */
  version(): Promise<string>;
  /** Returns all parties that it is connected to, in the order of entity IDs; or only the one with this entity ID. */
  connected(only?: string): Promise<Connected[]>;
}

const SHA1 = /^[0-9a-f]{40}$/i;

/** Returns the reader in an address; undefined if the federation has none. */
export async function findParty(queries: Queries, side: Side, sha1: string): Promise<Party | undefined> {
  const entityId = SHA1.test(sha1) ? await entityOf(queries, sha1.toLowerCase()) : undefined;
  if (entityId === undefined) return undefined;
  return side === 'idp' ? institutionParty(queries, entityId) : serviceParty(queries, entityId);
}

async function institutionParty(queries: Queries, entityId: string): Promise<Party | undefined> {
  const institution = await readInstitution(queries, entityId);
  return (
    institution && {
      side: 'idp',
      entityId,
      version: () => institutionVersion(queries, institution),
      connected: (only) => {
        const services = connectedServices(queries, institution)
          .where('seen.entity_type', '=', 'saml20_sp')
          .$if(only !== undefined, (query) => query.where('seen.entity_id', '=', only ?? ''))
          .select(['seen.entity_id', 'seen.feed']);
        return withMetadata(queries, services);
      },
    }
  );
}

async function serviceParty(queries: Queries, entityId: string): Promise<Party | undefined> {
  const service = await queries
    .selectFrom('service')
    .select(['entity_type', 'entity_id', 'allowed_all'])
    .where('entity_type', '=', 'saml20_sp')
    .where('entity_id', '=', entityId)
    .where('hidden', '=', false)
    .where(SPOKEN_FOR)
    .executeTakeFirst();
  return (
    service && {
      side: 'sp',
      entityId,
      version: () => connectionsVersion(queries),
      connected: (only) => {
        const institutions = connectedInstitutions(queries, service)
          .where(SPOKEN_FOR)
          .$if(only !== undefined, (query) => query.where('institution.entity_id', '=', only ?? ''))
          .select(['institution.entity_id', 'institution.feed']);
        return withMetadata(queries, institutions);
      },
    }
  );
}

function withMetadata(
  queries: Queries,
  entities: {
    as(alias: 'one'): AliasedExpression<{ entity_id: string; feed: string | null }, 'one'>;
  },
): Promise<Connected[]> {
  return queries
    .selectFrom('entity_metadata')
    .innerJoin(entities.as('one'), (join) =>
      join
        .onRef('one.entity_id', '=', 'entity_metadata.entity_id')
        .on('entity_metadata.feed', '=', sql<string>`coalesce(one.feed, '')`),
    )
    .select(['entity_metadata.entity_id as entityId', 'entity_metadata.hash'])
    .orderBy('entity_metadata.entity_id')
    .execute();
}
