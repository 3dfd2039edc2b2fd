import type { ColumnType, Generated } from 'kysely';

/** Answers stored for repetitions. */
export interface IdempotencyTable {
  /** Person × institution × route × key, hashed. */
  scope: string;
  body_hash: string;
  status: number;
  body: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  /** Id of the outbox entry that must be delivered before the answer counts; null: none. */
  outbox_id: Generated<string | null>;
}
