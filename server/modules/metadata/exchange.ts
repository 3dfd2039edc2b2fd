import { sql } from 'kysely';
import { bumpCatalogueVersion } from '../federation/federation.module';
import type { Tx } from '../../platform/storage/database';
import { followInstitutions, separate } from './separation';
import { takeSources } from './sources';
import type { Kind } from './stagedRows';
import { live } from './stagingTable';

export interface Exchange {
  readonly run: string;
  readonly feed: string;
  /** Every entity id that the file names, unchanged ones included. */
  readonly named: Readonly<Record<Kind, ReadonlySet<string>>>;
}

export interface Exchanged {
  /** How many the feed does not name any more. */
  readonly went: Readonly<Record<Kind, number>>;
  /** Entity ids of institutions whose scope is another's here (separation.ts). */
  readonly apart: readonly string[];
}

/**
 * Puts what was staged in place of what the same feed said before; one transaction, so that nobody sees half of it.
 * Writes rows of origin `import` only; state, connections, tickets and settings stay as they are. Services that went
 * are hidden, since tickets name them; institutions that went are removed, since nobody can log in through them.
 */
export async function exchange(tx: Tx, next: Exchange): Promise<Exchanged> {
  await sql`select pg_advisory_xact_lock(hashtext('metadata.import'))`.execute(tx);
  await takeSources(tx, next);
  await mergeAgain(tx, next.run, 'institution');
  await mergeAgain(tx, next.run, 'service');
  const apart = await separate(tx, next.run, next.feed);
  const written = (await takeInstitutions(tx, next)) + (await takeServices(tx, next));
  await followInstitutions(tx);
  const institution = await removeInstitutions(tx, next);
  const service = await hideServices(tx, next);
  if (written + institution + service > 0) await bumpCatalogueVersion(tx);
  return { went: { institution, service }, apart };
}

/**
 * Merges rows again that somebody has changed since they were staged, to keep the members that metadata does not decide.
 * Rows that makeRoom made meanwhile are left out.
 */
async function mergeAgain(tx: Tx, run: string, kind: Kind): Promise<void> {
  const { table, says } = live[kind];
  await sql`
    update metadata_staging set document = metadata_staging.document || (live.document - ${says})
    from ${table} as live
    where run = ${run} and kind = ${kind} and live.entity_id = metadata_staging.entity_id
      and live.xmin::text is distinct from base and (base is not null or live.fingerprint is not null)`.execute(
    tx,
  );
}

async function takeInstitutions(tx: Tx, { run, feed }: Exchange): Promise<number> {
  const changed = await sql`
    update institution as live set institution_id = staged.institution_id, document = staged.document,
      feed = ${feed}, fingerprint = staged.fingerprint
    from metadata_staging as staged
    where staged.run = ${run} and staged.kind = 'institution'
      and live.entity_id = staged.entity_id and live.origin = 'import'`.execute(tx);
  const came = await sql`
    insert into institution (entity_id, institution_id, state, document, origin, feed, fingerprint)
    select entity_id, institution_id, state, document, 'import', ${feed}, fingerprint
    from metadata_staging as staged where run = ${run} and kind = 'institution'
      and not exists (select from institution where institution.entity_id = staged.entity_id)`.execute(tx);
  return affected(changed) + affected(came);
}

/** Takes the services over. One that is back is shown again; one that was hidden for another reason stays hidden. */
async function takeServices(tx: Tx, { run, feed }: Exchange): Promise<number> {
  const changed = await sql`
    update service as live set institution_id = staged.institution_id, document = staged.document,
      feed = ${feed}, fingerprint = staged.fingerprint, hidden = live.hidden and live.fingerprint is not null
    from metadata_staging as staged
    where staged.run = ${run} and staged.kind = 'service'
      and live.entity_type = 'saml20_sp' and live.entity_id = staged.entity_id and live.origin = 'import'`.execute(
    tx,
  );
  const came = await sql`
    insert into service (entity_type, entity_id, institution_id, state, document, origin, feed, fingerprint)
    select 'saml20_sp', entity_id, institution_id, state, document, 'import', ${feed}, fingerprint
    from metadata_staging as staged where run = ${run} and kind = 'service' and not exists (
      select from service where entity_type = 'saml20_sp' and service.entity_id = staged.entity_id)`.execute(
    tx,
  );
  return affected(changed) + affected(came);
}

async function hideServices(tx: Tx, { feed, named }: Exchange): Promise<number> {
  const gone = await sql`
    update service set hidden = true, fingerprint = null
    where origin = 'import' and feed = ${feed} and fingerprint is not null
      and entity_id not in (select jsonb_array_elements_text(${asJson(named.service)}::jsonb))`.execute(tx);
  return affected(gone);
}

async function removeInstitutions(tx: Tx, { feed, named }: Exchange): Promise<number> {
  const gone = await sql`
    delete from institution
    where origin = 'import' and feed = ${feed}
      and entity_id not in (select jsonb_array_elements_text(${asJson(named.institution)}::jsonb))`.execute(
    tx,
  );
  return affected(gone);
}

function asJson(entityIds: ReadonlySet<string>): string {
  return JSON.stringify([...entityIds]);
}

function affected(result: { readonly numAffectedRows?: bigint }): number {
  return Number(result.numAffectedRows ?? 0);
}
