import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/storage/database';
import { agrees } from './precedence';

/** Institution id → entity ids of its identity providers, as the operator says. */
export type InstitutionMap = Readonly<Record<string, readonly string[]>>;

/** An identity provider whose scope somebody else has here, or of which another feed says something else. */
export interface ScopeConflict {
  readonly feed: string;
  readonly entityId: string;
  readonly scope: string;
}

/**
 * Says which identity providers form one institution (decision 18): those that the operator's map names together, and
 * otherwise those to which one feed and one registrar give the same first scope. Nobody else’s word counts.
 *
 * An institution of the map has the id that the map gives it. Any other has its scope as its id; where several claim one
 * scope, that of the feed with precedence has it (within one feed, whoever has had it), and the others get an id made here.
 * Ids made here begin with `own:`; a scope cannot, since one with a colon is no id, so nobody can claim the id of another.
 *
 * Where another feed says something else of where an identity provider belongs, it belongs to nobody but itself: otherwise
 * a feed that comes first could join somebody else’s identity provider to its own.
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

/** The first scope of an identity provider that can be the id of an institution. */
const usableScope = sql<string>`substring(document -> 'scopes' ->> 0 from '^[^:[:space:]]+$')`;

/** Returns the identity providers of imports whose scope is another’s here, by entity id. */
export async function scopeConflicts(queries: Queries, map: InstitutionMap = {}): Promise<ScopeConflict[]> {
  const mapped = JSON.stringify(Object.values(map).flat());
  const { rows } = await sql<ScopeConflict>`
    select feed, entity_id as "entityId", ${usableScope} as scope from institution
    where origin = 'import' and feed is not null and institution_id <> ${usableScope}
      and entity_id not in (select jsonb_array_elements_text(${mapped}::jsonb))
    order by entity_id`.execute(queries);
  return rows;
}

/** The table `named` of a query: each identity provider of an import with the id of its institution. */
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

/** Gives a service that the same feed has as an identity provider as well the institution id of that provider. */
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
