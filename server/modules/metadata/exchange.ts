import { sql } from 'kysely';
import { bumpCatalogueVersion } from '../federation/federation.module';
import type { Tx } from '../../platform/storage/database';
import { letGo, markAbsent, removeAbsent } from './absence';
import { restoreReserved, dropReserved, reserve, settle } from './precedence';
import {
  followInstitutions,
  scopeConflicts,
  separate,
  type InstitutionMap,
  type ScopeConflict,
} from './separation';
import { takeSources } from './sources';
import type { Kind } from './stagedRows';
import { live } from './stagingTable';

/** Rules for every exchange of an installation. */
export interface ExchangeRules {
  readonly now: Date;
  /** Number of days that an institution stays after the last feed named it. */
  readonly absenceDays: number;
  readonly institutions: InstitutionMap;
}

export interface Exchange extends ExchangeRules {
  readonly run: string;
  readonly feed: string;
  /** Every entity ID that the file names, including unchanged ones. */
  readonly named: Readonly<Record<Kind, ReadonlySet<string>>>;
}

const KINDS = ['institution', 'service'] as const;

/**
 * Replaces the feed's previous rows with the staged ones, in one transaction, so that readers never see half of it.
 * Writes rows of origin `import` only; state, connections, tickets and settings stay as they are. Returns the identity
 * providers of the feed whose scope belongs to another one here.
 */
export async function exchange(tx: Tx, next: Exchange): Promise<ScopeConflict[]> {
  await lockFeeds(tx);
  await noteFeed(tx, next.feed);
  await takeSources(tx, next);
  for (const kind of KINDS) await mergeAgain(tx, next.run, kind);
  await reserve(tx, next.run, next.feed);
  let changed = (await takeInstitutions(tx, next)) + (await takeServices(tx, next));
  for (const kind of KINDS) {
    const named = JSON.stringify([...next.named[kind]]);
    await dropReserved(tx, next.feed, kind, named, next.now);
    changed += await letGo(tx, next.feed, kind, named);
  }
  await conclude(tx, next, changed);
  const conflicts = await scopeConflicts(tx, next.institutions);
  return conflicts.filter(({ feed }) => feed === next.feed);
}

/** Serialises exchanges and changes of feeds, across all servers. */
export async function lockFeeds(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('metadata.import'))`.execute(tx);
}

/**
 * Derives the consequences of the feeds: the owner of each entity, absent entities, the identity providers of each
 * institution.
 */
export async function conclude(tx: Tx, rules: ExchangeRules, changedBefore = 0): Promise<void> {
  const changed =
    changedBefore +
    (await settle(tx)) +
    (await markAbsent(tx, rules.now)) +
    (await removeAbsent(tx, rules.now, rules.absenceDays)) +
    (await restoreReserved(tx)) +
    (await separate(tx, rules.institutions)) +
    (await followInstitutions(tx));
  if (changed > 0) await bumpCatalogueVersion(tx);
}

/** Creates a feed for a file that was imported by hand under a new name. Its place is after all others. */
async function noteFeed(tx: Tx, name: string): Promise<void> {
  await sql`
    insert into feed (name, place) select ${name}, coalesce(max(place), 0) + 1 from feed
    on conflict (name) do nothing`.execute(tx);
}

/**
 * Merges rows again that have changed since they were staged, to keep the members that metadata does not decide. Rows
 * that makeRoom created meanwhile are left out.
 */
async function mergeAgain(tx: Tx, run: string, kind: Kind): Promise<void> {
  const { table, columns } = live[kind];
  await sql`
    update metadata_staging set document = metadata_staging.document || (live.document - ${columns})
    from ${table} as live
    where run = ${run} and kind = ${kind} and live.entity_id = metadata_staging.entity_id
      and live.xmin::text is distinct from base and (base is not null or live.fingerprint is not null)`.execute(
    tx,
  );
}

async function takeInstitutions(tx: Tx, { run, feed }: Exchange): Promise<number> {
  const changed = await sql`
    update institution as live set document = staged.document, feed = ${feed}, fingerprint = staged.fingerprint
    from metadata_staging as staged
    where staged.run = ${run} and staged.kind = 'institution'
      and live.entity_id = staged.entity_id and live.origin = 'import'`.execute(tx);
  const came = await sql`
    insert into institution (entity_id, state, document, origin, feed, fingerprint)
    select entity_id, state, document, 'import', ${feed}, fingerprint
    from metadata_staging as staged where run = ${run} and kind = 'institution'
      and not exists (select from institution where institution.entity_id = staged.entity_id)`.execute(tx);
  return affected(changed) + affected(came);
}

/**
 * Takes over the services. A service that is back is shown again; one that was hidden for another reason stays hidden.
 */
async function takeServices(tx: Tx, { run, feed }: Exchange): Promise<number> {
  const changed = await sql`
    update service as live set document = staged.document, feed = ${feed}, fingerprint = staged.fingerprint,
      hidden = live.hidden and live.fingerprint is not null
    from metadata_staging as staged
    where staged.run = ${run} and staged.kind = 'service'
      and live.entity_type = 'saml20_sp' and live.entity_id = staged.entity_id and live.origin = 'import'`.execute(
    tx,
  );
  const came = await sql`
    insert into service (entity_type, entity_id, state, document, origin, feed, fingerprint)
    select 'saml20_sp', entity_id, state, document, 'import', ${feed}, fingerprint
    from metadata_staging as staged where run = ${run} and kind = 'service' and not exists (
      select from service where entity_type = 'saml20_sp' and service.entity_id = staged.entity_id)`.execute(
    tx,
  );
  return affected(changed) + affected(came);
}

function affected(result: { readonly numAffectedRows?: bigint }): number {
  return Number(result.numAffectedRows ?? 0);
}
