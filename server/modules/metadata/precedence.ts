import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/storage/database';
import type { Kind } from './stagedRows';
import { live } from './stagingTable';

/**
 * An entity that several feeds hold belongs to the one with precedence, the lowest `place`; its row has that feed's
 * contents. The contents of the others are kept in `feed_entity`, and replace the row when the feed before them drops
 * the entity or loses its precedence.
 */

/**
 * SQL condition that a feed and the row agree on where an identity provider belongs: the registrar, and that its first
 * scope is among the scopes. Who can log in as whom depends on it.
 */
export const agrees = sql`
  (coalesce(kept.document ->> 'registrationAuthority', '') = coalesce(live.document ->> 'registrationAuthority', '')
    and (live.document -> 'scopes' ->> 0 is null or kept.document -> 'scopes' ? (live.document -> 'scopes' ->> 0)))`;

/**
 * Keeps staged rows of entities that belong to another feed, and removes them from the exchange. An absent institution
 * still belongs to its last feed, against any feed that disagrees about it.
 */
export async function reserve(tx: Tx, run: string, feed: string): Promise<void> {
  for (const kind of ['institution', 'service'] as const) {
    await sql`
      with later as (
        delete from metadata_staging as kept using ${live[kind].table} as live
        where kept.run = ${run} and kept.kind = ${kind} and live.entity_id = kept.entity_id
          and live.feed is distinct from ${feed} and not (live.fingerprint is null and ${FREE[kind]})
        returning kept.entity_id, kept.document, kept.fingerprint)
      insert into feed_entity (feed, kind, entity_id, document, fingerprint)
      select ${feed}, ${kind}, entity_id, document, fingerprint from later
      on conflict (kind, entity_id, feed) do update
        set document = excluded.document, fingerprint = excluded.fingerprint, absent_since = null`.execute(
      tx,
    );
  }
}

/**
 * Stores which entities of other feeds this one does not name any more. For a while its word still counts against
 * another feed's word about where an identity provider belongs.
 */
export async function dropReserved(
  tx: Tx,
  feed: string,
  kind: Kind,
  named: string,
  now: Date,
): Promise<void> {
  await sql`
    update feed_entity set absent_since = ${now} where feed = ${feed} and kind = ${kind} and absent_since is null
      and entity_id not in (select jsonb_array_elements_text(${named}::jsonb))`.execute(tx);
}

/**
 * Gives each entity to the feed with precedence among those that hold it. Returns how many have a new owner. Rows that
 * no import created never change owner.
 */
export async function settle(tx: Tx): Promise<number> {
  let changed = 0;
  for (const kind of ['institution', 'service'] as const) changed += await settleKind(tx, kind);
  return changed;
}

async function settleKind(tx: Tx, kind: Kind): Promise<number> {
  const { table, columns } = live[kind];
  const { rows } = await sql<{ entity_id: string }>`
    with best as (
      select distinct on (kept.entity_id) kept.*, feed.place
      from feed_entity as kept join feed on feed.name = kept.feed
        join ${table} as live on live.entity_id = kept.entity_id and live.origin = 'import'
        left join feed as last on last.name = live.feed
      where kept.kind = ${kind} and kept.absent_since is null
        and case when live.fingerprint is null then ${FREE[kind]}
          else last.place is null or feed.place < last.place end
      order by kept.entity_id, feed.place),
    next as (
      select best.feed, best.entity_id, best.document, best.fingerprint,
        live.feed as last_feed, live.document as last_document, live.fingerprint as last_fingerprint
      from best join ${table} as live on live.entity_id = best.entity_id),
    taken as (
      delete from feed_entity as kept using next
      where kept.kind = ${kind} and kept.entity_id = next.entity_id and kept.feed = next.feed),
    put as (
      insert into feed_entity (feed, kind, entity_id, document, fingerprint)
      select last_feed, ${kind}, entity_id, last_document, last_fingerprint from next
      where last_fingerprint is not null and last_feed in (select name from feed))
    update ${sql.raw(kind)} as live set document = next.document || (live.document - ${columns}),
      feed = next.feed, fingerprint = next.fingerprint ${sql.raw(SHOWN[kind])}
    from next where live.entity_id = next.entity_id and live.origin = 'import' ${sql.raw(ONLY[kind])}
    returning live.entity_id`.execute(tx);
  return rows.length;
}

/** Restores, as new ones, institutions that a feed has disagreed about, once their rows are gone. */
export async function restoreReserved(tx: Tx): Promise<number> {
  const { rows } = await sql<{ entity_id: string }>`
    with best as (
      select distinct on (kept.entity_id) kept.*, feed.state
      from feed_entity as kept join feed on feed.name = kept.feed
      where kept.kind = 'institution' and kept.absent_since is null
        and not exists (select from institution where institution.entity_id = kept.entity_id)
      order by kept.entity_id, feed.place),
    taken as (
      delete from feed_entity as kept using best
      where kept.kind = 'institution' and kept.entity_id = best.entity_id and kept.feed = best.feed)
    insert into institution (entity_id, state, document, origin, feed, fingerprint)
    select entity_id, state, document, 'import', feed, fingerprint from best
    returning entity_id`.execute(tx);
  return rows.length;
}

/** Condition under which another feed may take a row that its feed no longer names. */
const FREE: Readonly<Record<Kind, RawBuilder<unknown>>> = { institution: agrees, service: sql`true` };
/** Shows a service again that is back; one that was hidden for another reason stays hidden. */
const SHOWN: Readonly<Record<Kind, string>> = {
  institution: ', absent_since = null',
  service: ', hidden = live.hidden and live.fingerprint is not null',
};
const ONLY: Readonly<Record<Kind, string>> = {
  institution: '',
  service: "and live.entity_type = 'saml20_sp'",
};
