import type { ColumnType, Generated } from 'kysely';
import type { AuditActor, AuditKind, AuditObject } from '../../../src/contracts/wire/audit';
import type { Timestamp } from '../storage/columns';

type Once<T> = ColumnType<T, T, never>;
type OnceIfAny = ColumnType<string | null, string | null | undefined, never>;

/** An entry of the audit trail, which the database keeps from being changed. */
export interface AuditEntryTable {
  /** The order in which entries are sealed and read. */
  number: ColumnType<string, never, never>;
  id: Once<string>;
  /** UTC day that seals it, `YYYY-MM-DD`: that of `at`, or the first that is not sealed yet. */
  day: ColumnType<string, never, never>;
  at: ColumnType<Date, Date, never>;
  kind: Once<AuditKind>;
  actor_kind: Once<AuditActor>;
  issuer: OnceIfAny;
  subject: OnceIfAny;
  name: Once<string>;
  /** The role that counted, as the access table distinguishes them. */
  role: OnceIfAny;
  /** Entity id of the institution that a super user acted for. */
  acting_for: OnceIfAny;
  /** Entity id of the institution that it is about; null: several, or none. */
  institution: OnceIfAny;
  object_kind: Once<AuditObject>;
  object_id: Once<string>;
  object_name: OnceIfAny;
  /** JSON, only what changed. It is text, since its hash is over every character. */
  before: OnceIfAny;
  after: OnceIfAny;
  request_id: OnceIfAny;
  address: OnceIfAny;
  hash: Once<string>;
}

/** What the entries of a day were when it was over. */
export interface AuditSealTable {
  day: Once<string>;
  entries: Once<number>;
  /** SHA-256 over the numbers and hashes of its entries, in order. */
  digest: Once<string>;
  /** Hash of the seal before. */
  previous: Once<string>;
  hash: Once<string>;
  sealed_at: Timestamp;
}

/** When the whole trail is checked next, by one server only, and what came of it last. One row. */
export interface AuditCheckTable {
  id: Generated<number>;
  due_at: Timestamp;
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  result: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '../storage/tables' {
  interface Tables {
    audit_entry: AuditEntryTable;
    audit_seal: AuditSealTable;
    audit_check: AuditCheckTable;
  }
}
