import { sql } from 'kysely';
import type { Tx } from '../platform/storage/database';

/** What the audit trail tells of one policy is looked up by its id. */
export async function up(tx: Tx): Promise<void> {
  await sql`create index audit_entry_by_policy on audit_entry (object_id, number) where object_kind = 'policy'`.execute(
    tx,
  );
}
