import type { ColumnType, Generated } from 'kysely';
import type { AuditActor, AuditKind, AuditObject } from '../../../src/contracts/wire/audit';
import type { Timestamp } from '../storage/columns';

type Once<T> = ColumnType<T, T, never>;
type OnceIfAny = ColumnType<string | null, string | null | undefined, never>;

/** Entry of the audit trail. The database prevents changes to it. */
export interface AuditEntryTable {
  /** Order in which entries are sealed and read. */
  number: ColumnType<string, never, never>;
  id: Once<string>;
  /** UTC day that seals it, `YYYY-MM-DD`: the day of `at`, or the first day that is not sealed yet. */
  day: ColumnType<string, never, never>;
  at: ColumnType<Date, Date, never>;
  kind: Once<AuditKind>;
  actor_kind: Once<AuditActor>;
  issuer: OnceIfAny;
  subject: OnceIfAny;
  name: Once<string>;
  /** Deciding role, as the access table distinguishes roles. */
  role: OnceIfAny;
  /** Entity ID of the institution that a super user acted for. */
  acting_for: OnceIfAny;
  /** Entity ID of the institution that the entry is about; null: several, or none. */
  institution: OnceIfAny;
  object_kind: Once<AuditObject>;
  object_id: Once<string>;
  object_name: OnceIfAny;
  /** JSON of the changed members only. It is text, because the hash covers every character. */
  before: OnceIfAny;
  after: OnceIfAny;
  request_id: OnceIfAny;
  address: OnceIfAny;
  hash: Once<string>;
}

/** Seal of the entries of one day, made when the day is over. */
export interface AuditSealTable {
  day: Once<string>;
  entries: Once<number>;
  /** SHA-256 over the numbers and hashes of the day's entries, in order. */
  digest: Once<string>;
  /** Hash of the previous seal. */
  previous: Once<string>;
  hash: Once<string>;
  sealed_at: Timestamp;
}

/** Due time of the next check of the whole trail, which one server does, and the last result. One row. */
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
