import type { Queries } from '../../platform/storage/database';
import type { Counts } from './report';
import type { Kind, StagedRow } from './stagedRows';

interface KnownRow {
  readonly entity_id: string;
  readonly origin: string;
  readonly feed: string | null;
  readonly fingerprint: string | null;
}

export type Known = Readonly<Record<Kind, ReadonlyMap<string, KnownRow>>>;

/** Reads the rows that were there before the import, without their documents. */
export async function knownRows(queries: Queries): Promise<Known> {
  const columns = ['entity_id', 'origin', 'feed', 'fingerprint'] as const;
  const institutions = await queries.selectFrom('institution').select(columns).execute();
  const services = await queries
    .selectFrom('service')
    .select(columns)
    .where('entity_type', '=', 'saml20_sp')
    .execute();
  return {
    institution: new Map(institutions.map((known) => [known.entity_id, known])),
    service: new Map(services.map((known) => [known.entity_id, known])),
  };
}

export type Verdict = Exclude<keyof Counts, 'went'> | 'conflict';

/** Tells what a row of the metadata does to the live ones. A live row that no import brought is a conflict. */
export function judge(known: Known, row: StagedRow, feed: string): Verdict {
  const before = known[row.kind].get(row.entityId);
  if (before && before.origin !== 'import') return 'conflict';
  if (!before?.fingerprint) return 'came';
  return before.fingerprint === row.fingerprint && before.feed === feed ? 'same' : 'changed';
}
