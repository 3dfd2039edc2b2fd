import { sql } from 'kysely';
import type { Tx } from '../../platform/storage/database';

/**
 * Keeps identity providers apart that only claim to be one institution. They are one when the same feed and the same
 * registrar give them the same scope. One that claims a scope which others hold here gets an institution id of its own,
 * made of feed, registrar and scope, which gives nobody rights elsewhere. A scope is held by whom an earlier import gave
 * it; within one file, by the registrar whose name comes first. Changes what is staged. Returns the entity ids that stand
 * apart.
 */
export async function separate(tx: Tx, run: string, feed: string): Promise<string[]> {
  const { rows } = await sql<{ entity_id: string }>`
    with claimed as (
      select staged.entity_id, staged.institution_id as scope,
        coalesce(staged.document ->> 'registrationAuthority', '') as registrar,
        coalesce(live.institution_id = staged.institution_id and live.feed = ${feed}, false) as held
      from metadata_staging as staged left join institution as live using (entity_id)
      where staged.run = ${run} and staged.kind = 'institution'),
    free as (
      select * from claimed where not exists (
        select from institution as live where live.institution_id = claimed.scope
          and (live.feed is distinct from ${feed}
            or coalesce(live.document ->> 'registrationAuthority', '') <> claimed.registrar)
          and not exists (select from claimed as again where again.entity_id = live.entity_id))),
    holders as (
      select distinct on (scope) scope, registrar
      from (select scope, registrar, bool_or(held) as held from free group by scope, registrar) as groups
      order by scope, held desc, registrar)
    update metadata_staging as staged
    set institution_id =
      left(encode(sha256(convert_to(concat_ws(E'\\n', ${feed}::text, registrar, scope), 'UTF8')), 'hex'), 32)
    from claimed
    where staged.run = ${run} and staged.kind = 'institution' and staged.entity_id = claimed.entity_id
      and not exists (
        select from holders where holders.scope = claimed.scope and holders.registrar = claimed.registrar)
    returning staged.entity_id`.execute(tx);
  return rows.map((row) => row.entity_id).sort();
}

/** Gives a service that is an identity provider as well the institution id of that provider. */
export async function followInstitutions(tx: Tx): Promise<void> {
  await sql`
    update service set institution_id = institution.institution_id
    from institution
    where service.entity_type = 'saml20_sp' and service.entity_id = institution.entity_id
      and service.origin = 'import' and institution.origin = 'import' and service.institution_id is not null
      and service.institution_id is distinct from institution.institution_id`.execute(tx);
}
