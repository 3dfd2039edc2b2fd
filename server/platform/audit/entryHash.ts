import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditEntryTable } from './tables';

export type AuditRow = Selectable<AuditEntryTable>;

/** Content of an entry, without the columns that only the database knows. */
export type HashedEntry = Omit<AuditRow, 'number' | 'day' | 'hash'>;

/** Returns the SHA-256 of an entry in hex: over a JSON array of its members in this order, times in ISO 8601. */
export function hashOfEntry(entry: HashedEntry): string {
  return sha256([
    entry.id,
    entry.at.toISOString(),
    entry.kind,
    entry.actor_kind,
    entry.issuer,
    entry.subject,
    entry.name,
    entry.role,
    entry.acting_for,
    entry.institution,
    entry.object_kind,
    entry.object_id,
    entry.object_name,
    entry.before,
    entry.after,
    entry.request_id,
    entry.address,
  ]);
}

export function sha256(members: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}
