import { randomUUID } from 'node:crypto';
import { type AuditKind, auditKinds } from '../../../src/contracts/wire/audit';
import type { Tx } from '../storage/database';
import type { Actor } from './actor';
import { hashOfEntry, type HashedEntry } from './entryHash';

/** Entry of the audit trail. It contains no secrets, and only the values that changed. */
export interface AuditEntry {
  readonly kind: AuditKind;
  readonly actor: Actor;
  /** Entity ID of the institution that the entry is about; absent: several, or none. */
  readonly institution?: string | undefined;
  readonly object: { readonly id: string; readonly name?: string | undefined };
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  /** Key of an event that is recorded once, however often it happens; absent: every event is recorded. */
  readonly once?: string;
}

/** Adds an entry to the audit trail, in the transaction of the change, so that both are stored or neither. */
export async function recordAudit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  const recorded = entryOf(entry, now);
  await tx
    .insertInto('audit_entry')
    .values({ ...recorded, hash: hashOfEntry(recorded) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

function entryOf(
  { kind, actor, institution, object, before, after, once = randomUUID() }: AuditEntry,
  at: Date,
): HashedEntry {
  return {
    id: once,
    at,
    kind,
    actor_kind: actor.kind,
    issuer: actor.issuer ?? null,
    subject: actor.subject ?? null,
    name: actor.name,
    role: actor.role ?? null,
    acting_for: actor.actingFor ?? null,
    institution: institution ?? null,
    object_kind: auditKinds[kind],
    object_id: object.id,
    object_name: object.name ?? null,
    before: jsonOf(before),
    after: jsonOf(after),
    request_id: actor.requestId ?? null,
    address: actor.address ?? null,
  };
}

/** Returns null if nothing changed. */
function jsonOf(values: object | undefined): string | null {
  const text = JSON.stringify(values ?? {});
  return text === '{}' ? null : text;
}
