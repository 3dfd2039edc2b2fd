import type { Tx } from '../../platform/storage/database';
import { type Actor, recordAudit } from '../../platform/audit/audit.module';
import type { ImportReport } from './report';

/** Records what an import has done, in numbers: the names of what came and went are told with the feed. */
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
