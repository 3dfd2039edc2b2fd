import type { Tx } from '../../platform/storage/database';
import { type Actor, recordAudit } from '../../platform/audit/audit.module';
import type { ImportReport } from './report';

/** Records an import in the audit log, in numbers: the feed has the names of the added and removed entities. */
export async function recordImport(
  tx: Tx,
  kind: 'feed.refreshed' | 'metadata.imported',
  actor: Actor,
  { feed, institutions, services, sha256 }: ImportReport,
  now: Date,
): Promise<void> {
  const after = { institutions, services, sha256 };
  await recordAudit(tx, { kind, actor, object: { id: feed }, after }, now);
}
