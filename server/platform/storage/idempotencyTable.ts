import type { ColumnType, Generated } from 'kysely';

/** Answers that are kept for repetitions. */
export interface IdempotencyTable {
  /** Person × institution × route × key, hashed. */
  scope: string;
  body_hash: string;
  status: number;
  body: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  /** Id of the entry of the outbox that has to be delivered before the answer counts; null where there is none. */
  outbox_id: Generated<string | null>;
}
