import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditEntryTable } from './tables';

export type AuditRow = Selectable<AuditEntryTable>;

/** Content of an entry, without the columns that only the database knows. */
export type Said = Omit<AuditRow, 'number' | 'day' | 'hash'>;

/** Returns the SHA-256 of an entry in hex: over a JSON array of its members in this order, times in ISO 8601. */
export function hashOfEntry(said: Said): string {
  return sha256([
    said.id,
    said.at.toISOString(),
    said.kind,
    said.actor_kind,
    said.issuer,
    said.subject,
    said.name,
    said.role,
    said.acting_for,
    said.institution,
    said.object_kind,
    said.object_id,
    said.object_name,
    said.before,
    said.after,
    said.request_id,
    said.address,
  ]);
}

export function sha256(members: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}
