import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/storage/database';
import { agrees } from './precedence';

/** Institution ID → entity IDs of its identity providers, as configured by the operator. */
export type InstitutionMap = Readonly<Record<string, readonly string[]>>;

/** An identity provider whose scope belongs to another one here, or about which another feed disagrees. */
export interface ScopeConflict {
  readonly feed: string;
  readonly entityId: string;
  readonly scope: string;
}

/**
 * Decides which identity providers form one institution (decision 18): those that the operator's map names together,
 * and otherwise those to which one feed and one registrar give the same first scope. No other source counts.
 *
 * An institution of the map has the ID that the map gives it. Any other has its scope as its ID; if several claim one
 * scope, the one of the feed with precedence gets it (within one feed, the one that already had it), and the others get
 * an ID made here. IDs made here begin with `own:`; a scope cannot, since one with a colon is not an ID, so no feed can
 * claim the ID of another institution.
 *
 * If another feed disagrees about where an identity provider belongs, the identity provider forms an institution of its
 * own: otherwise a feed with precedence could join another feed's identity provider to its own.
 *
 * Changes the rows of feeds only, and returns how many.
 */
export async function separate(tx: Tx, map: InstitutionMap = {}): Promise<number> {
  const changed = await sql`
    with ${claims(map)}
    update institution set institution_id = named.id from named
    where institution.entity_id = named.entity_id
      and institution.institution_id is distinct from named.id`.execute(tx);
  return Number(changed.numAffectedRows ?? 0);
}

/** The first scope of an identity provider that can be the ID of an institution. */
const usableScope = sql<string>`substring(document -> 'scopes' ->> 0 from '^[^:[:space:]]+$')`;

/** Returns the identity providers of imports whose scope belongs to another one here, by entity ID. */
export async function scopeConflicts(queries: Queries, map: InstitutionMap = {}): Promise<ScopeConflict[]> {
  const mapped = JSON.stringify(Object.values(map).flat());
  const { rows } = await sql<ScopeConflict>`
    select feed, entity_id as "entityId", ${usableScope} as scope from institution
    where origin = 'import' and feed is not null and institution_id <> ${usableScope}
      and entity_id not in (select jsonb_array_elements_text(${mapped}::jsonb))
    order by entity_id`.execute(queries);
  return rows;
}

/** The table `named` of a query: each identity provider of an import with the ID of its institution. */
function claims(map: InstitutionMap) {
  const mapped = Object.entries(map).flatMap(([id, members]) =>
    members.map((entity_id) => ({ id, entity_id })),
  );
  return sql`
    mapped as (
      select distinct on (entity_id) entity_id, id
      from jsonb_to_recordset(${JSON.stringify(mapped)}::jsonb) as said (id text, entity_id text)
      order by entity_id, id),
    claimed as (
      select entity_id, institution_id as id, coalesce(feed, '') as feed,
        coalesce(document ->> 'registrationAuthority', '') as registrar,
        ${usableScope} as scope,
        exists (
          select from feed_entity as kept where kept.kind = 'institution' and kept.entity_id = live.entity_id
            and not ${agrees}) as disputed
      from institution as live where origin = 'import' and feed is not null),
    holders as (
      select distinct on (scope) scope, feed, registrar
      from claimed left join feed on feed.name = claimed.feed
      where scope is not null and not disputed and entity_id not in (select entity_id from mapped)
        and scope not in (select id from mapped)
        and not exists (
          select from institution as other
          where (other.origin <> 'import' or other.feed is null) and other.institution_id = scope)
      group by scope, feed, registrar, place
      order by scope, place, feed, coalesce(bool_or(id = scope), false) desc, registrar),
    named as (
      select claimed.entity_id,
        coalesce(mapped.id, case when not disputed then holders.scope end, 'own:' || left(encode(sha256(convert_to(
          case when claimed.scope is null or disputed then jsonb_build_array(claimed.entity_id)
            else jsonb_build_array(claimed.feed, claimed.registrar, claimed.scope) end::text,
          'UTF8')), 'hex'), 32)) as id
      from claimed left join mapped using (entity_id)
        left join holders using (scope, feed, registrar))`;
}

/**
 * If the same feed also has a service as an identity provider, gives the service the institution ID of that provider.
 */
export async function followInstitutions(tx: Tx): Promise<number> {
  const changed = await sql`
    update service set institution_id = own.institution_id
    from (select service.eid, institution.institution_id
      from service left join institution on institution.entity_id = service.entity_id
        and institution.origin = 'import' and institution.feed = service.feed
      where service.entity_type = 'saml20_sp' and service.origin = 'import' and service.feed is not null) as own
    where service.entity_type = 'saml20_sp' and service.eid = own.eid
      and service.institution_id is distinct from own.institution_id`.execute(tx);
  return Number(changed.numAffectedRows ?? 0);
}
