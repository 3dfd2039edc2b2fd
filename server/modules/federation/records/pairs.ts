import { sql } from 'kysely';
import type { Tx } from '../../../platform/storage/database';

/** Institution and service by entity ID. */
export interface Pair {
  readonly institution: string;
  readonly service: string;
}

export function pairKey({ institution, service }: Pair): string {
  return JSON.stringify([institution, service]);
}

/** Returns the distinct pairs as a table for a query. */
export function pairsOf(pairs: readonly Pair[]) {
  const requested = pairs.map(({ institution, service }) => ({ institution, service }));
  return sql`(select distinct institution, service from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb)
    as one (institution text, service text))`;
}

/** Records that lists of these institutions have changed. */
export async function changedFor(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  const institutions = [...new Set(pairs.map(({ institution }) => institution))].sort();
  await sql`
    update institution set connections_version = connections_version + 1
    where entity_id = any(${institutions}::text[])`.execute(tx);
}
