import { createHash } from 'node:crypto';
import type { Dependencies } from '../dependencies';
import { recordAudit, type AuditEntry } from './recordAudit';

/** Most entries that one server remembers. The database also prevents duplicates. */
const REMEMBERED = 10_000;

/**
 * Returns a function that records a repeated event, such as reading: one entry for each `key` and UTC day, across all
 * servers.
 */
export function recordOnceADay({ database, now }: Pick<Dependencies, 'database' | 'now'>) {
  const recorded = new Set<string>();
  return async (entry: Omit<AuditEntry, 'once'>, key: readonly (string | undefined)[]): Promise<void> => {
    const at = now();
    const once = hashOf([...key, at.toISOString().slice(0, 10)]);
    if (recorded.has(once)) return;
    await database.transaction((tx) => recordAudit(tx, { ...entry, once }, at));
    if (recorded.size >= REMEMBERED) recorded.clear();
    recorded.add(once);
  };
}

function hashOf(parts: readonly (string | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
