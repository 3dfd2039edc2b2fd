import { sql, type RawBuilder } from 'kysely';
import { complain } from '../../../platform/log/processLog';
import type { Database, Tx } from '../../../platform/storage/database';
import { DAY_MS } from '../../../platform/time/calendar';
import { certificateEnds } from '../../../modules/metadata/metadata.module';
import type { CertificateEnds } from '../../../modules/federation/federation.module';
import { hashOfTurn, writeDue } from './newsTurns';

/** Days before a certificate expires at which it becomes news, each once. */
const STEPS = [30, 7] as const;
/** Number of texts whose certificates are read in one turn of the event loop, about 10 ms. */
const TEXTS_AT_ONCE = 20;

/**
 * Condition for news about certificates: once any person watches services or connections, they are written for all
 * shown services.
 */
const WATCHED = sql<boolean>`exists (select from subscription where watched and kind in ('service', 'connections'))`;

/** Joins services with their present text. */
const WITH_TEXT = sql`service
  join entity_metadata on entity_metadata.entity_id = service.entity_id
    and entity_metadata.feed = coalesce(service.feed, '')
  join entity_source using (hash)`;

/**
 * Reads the expiry of certificates in some texts for which it is not known yet; resolves with false if there are none.
 * A text never changes, so each is read once, however often feeds are imported.
 */
export async function readCertificates(database: Database): Promise<boolean> {
  const { rows } = await sql<{ hash: string; xml: string }>`
    select hash, xml from entity_source
    where certificate_ends is null and ${WATCHED} and exists (
      select from entity_metadata join service on service.entity_id = entity_metadata.entity_id
        and coalesce(service.feed, '') = entity_metadata.feed
      where entity_metadata.hash = entity_source.hash and service.entity_type = 'saml20_sp' and not service.hidden)
    order by hash limit ${TEXTS_AT_ONCE}`.execute(database.read);
  if (rows.length === 0) return false;
  const read = rows.map(({ hash, xml }) => ({ hash, ends: endsIn(hash, xml) }));
  await database.transaction((tx) =>
    sql`
      with held as (
        select entity_source.hash, read.ends from entity_source
        join jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read (hash text, ends jsonb) using (hash)
        order by entity_source.hash for update of entity_source)
      update entity_source set certificate_ends = held.ends from held where entity_source.hash = held.hash`.execute(
      tx,
    ),
  );
  return true;
}

/** A text that cannot be read has no certificates: the others must not wait for it. */
function endsIn(hash: string, xml: string): CertificateEnds {
  try {
    return certificateEnds(xml);
  } catch (error) {
    complain(new Error(`certificates in the metadata ${hash} cannot be read`, { cause: error }));
    return {};
  }
}

/** Returns the key of a step before the expiry of a certificate, in SQL. */
const turnOf = (step: RawBuilder<unknown>, ends: RawBuilder<unknown>, service: RawBuilder<unknown>) =>
  sql`format('certificate %s %s %s', ${step}, ${ends}, ${service})`;

/**
 * Writes news about services with a certificate that expires within 30, or 7, days: the last one that they have for
 * signing or for encryption, so that a service that has already published the next one is left out. A certificate that
 * has already expired is not news: the metadata of federations holds many that expired years ago.
 */
export async function writeCertificateTurns(tx: Tx, now: Date): Promise<number> {
  const [first, last] = STEPS.map((days) => new Date(now.getTime() + days * DAY_MS).toISOString());
  return writeDue(
    tx,
    now,
    sql`
      select ${turnOf(sql`step`, sql`ends`, sql`service_entity_id`)} as turn,
        'certificateEnds' as kind, service_type, service_entity_id, null::text as institution_entity_id,
        jsonb_build_object('days', step, 'ends', ends, 'uses', to_jsonb(uses)) as facts
      from (
        select service.entity_type as service_type, service.entity_id as service_entity_id, one.ends,
          array_agg(one.use order by one.use desc) as uses, case when one.ends <= ${last} then 7 else 30 end as step
        from ${WITH_TEXT} cross join lateral jsonb_each_text(certificate_ends) as one (use, ends)
        where ${WATCHED} and service.entity_type = 'saml20_sp' and not service.hidden
          and one.ends > ${now.toISOString()} and one.ends <= ${first}
        group by service.entity_type, service.entity_id, one.ends) as ending`,
  );
}

/**
 * SQL condition that news of a certificate are still true for the service that is `seen`: it expires in the future, the
 * text of the service was read and has no later one, and the next step is not written yet.
 */
export const stillEnds = (now: Date) => sql<boolean>`(news.kind <> 'certificateEnds' or (
  news.facts ->> 'ends' > ${now.toISOString()}
  and exists (
    select from entity_metadata join entity_source using (hash)
      cross join lateral jsonb_each_text(certificate_ends) as one
    where entity_metadata.entity_id = seen.entity_id and entity_metadata.feed = coalesce(seen.feed, '')
      and one.value = news.facts ->> 'ends')
  and (news.facts ->> 'days' = '7' or not exists (
    select from news_turn where news_turn.turn =
      ${hashOfTurn(turnOf(sql`7`, sql`news.facts ->> 'ends'`, sql`seen.entity_id`))}))))`;
