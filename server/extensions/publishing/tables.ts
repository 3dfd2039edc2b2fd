import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../platform/storage/columns';

/** A program that may read published data. Its token is shown once, and only a hash of it is stored. */
export interface ConsumerTable {
  /** The part of the token that identifies the consumer. */
  id: string;
  /** The operator's name for it. */
  name: string;
  /** SHA-256 of the secret part of the token, base64url. */
  secret_hash: string;
  reads: 'everything' | 'institution' | 'service';
  /** The institution or service whose connections it may read; null: it may read everything. */
  entity_id: string | null;
  created_at: Timestamp;
  last_used_at: ColumnType<Date | null, never, Date>;
  revoked_at: ColumnType<Date | null, never, Date>;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    consumer: ConsumerTable;
  }
}
