import { sql, type RawBuilder } from 'kysely';
import type { StateType } from '../../../src/contracts/wire/enumerations';
import type { Tx } from '../../platform/storage/database';
import { sweepSources } from '../federation/federation.module';
import { institutionMembers } from './reading/institutionMapping';
import { serviceMembers } from './reading/serviceMapping';
import type { Kind, StagedRow } from './stagedRows';

interface Live {
  /** The live table, with the condition that makes its rows comparable. */
  readonly table: RawBuilder<unknown>;
  /** Members of the document that metadata decides. */
  readonly columns: RawBuilder<unknown>;
}

export const live: Readonly<Record<Kind, Live>> = {
  institution: { table: sql`institution`, columns: sql`${[...institutionMembers]}::text[]` },
  service: {
    table: sql`(select *, xmin from service where entity_type = 'saml20_sp')`,
    columns: sql`${[...serviceMembers]}::text[]`,
  },
};

/** A row whose text is already stored under this hash; null: it has none. */
export type WritableRow = Omit<StagedRow, 'source' | 'picture'> & { readonly sourceHash: string | null };

/** Returns the rows as a JSON array; documents are JSON already. */
function asJson(rows: readonly WritableRow[]): string {
  const objects = rows.map(({ document, entityId, fingerprint, sourceHash }) => {
    const plain = JSON.stringify({ entityId, fingerprint, sourceHash });
    return `${plain.slice(0, -1)},"document":${document}}`;
  });
  return `[${objects.join(',')}]`;
}

/**
 * Writes rows to the staging table. Merges documents with the live ones here, outside of the exchange: members that
 * metadata does not decide stay.
 */
export async function writeStaged(
  tx: Tx,
  run: string,
  state: StateType,
  rows: readonly WritableRow[],
): Promise<void> {
  for (const kind of ['institution', 'service'] as const) {
    const ofKind = rows.filter((row) => row.kind === kind);
    if (ofKind.length === 0) continue;
    const { table, columns } = live[kind];
    await sql`
      insert into metadata_staging
        (run, kind, entity_id, state, document, fingerprint, base, source_hash)
      select ${run}, ${kind}, read."entityId", ${state},
        read.document || coalesce(live.document - ${columns}, '{}'), read.fingerprint, live.xmin::text,
        read."sourceHash"
      from jsonb_to_recordset(${asJson(ofKind)}::jsonb) as read (
        "entityId" text, fingerprint text, document jsonb, "sourceHash" text)
      left join ${table} as live on live.entity_id = read."entityId"`.execute(tx);
  }
}

/**
 * Older rows belong to a killed import: a running one stages rows every few milliseconds and exchanges them within
 * seconds.
 */
const ABANDONED = sql<Date>`now() - interval '1 hour'`;

/**
 * Removes the rows of a `run`, and those that killed imports have left. An empty table frees its space at once, since
 * nothing in the embedded database does so later.
 */
export async function clearStaged(tx: Tx, run?: string): Promise<void> {
  await sql`lock table metadata_staging in access exclusive mode`.execute(tx);
  const abandoned = tx
    .selectFrom('metadata_staging')
    .select('run')
    .groupBy('run')
    .having(({ fn }) => fn.max('staged_at'), '<', ABANDONED);
  await tx
    .deleteFrom('metadata_staging')
    .where((where) =>
      where.or([where('run', 'in', abandoned), ...(run === undefined ? [] : [where('run', '=', run)])]),
    )
    .execute();
  await sweepSources(tx);
  const left = await tx.selectFrom('metadata_staging').select('run').limit(1).executeTakeFirst();
  if (left === undefined) await sql`truncate metadata_staging`.execute(tx);
}
