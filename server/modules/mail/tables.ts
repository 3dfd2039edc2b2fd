import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MailAddress, MailKind, MailState } from '../../../src/contracts/wire/mail';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Mails, written in the transaction that causes them. */
export interface MailTable {
  id: Generated<number>;
  /** ID of the message without angle brackets; the same at every attempt. */
  message_id: string;
  /** Message ID of the mail that starts its thread; null: it belongs to no thread. */
  thread: string | null;
  /** Placeholder in its texts for the signature of the links until it goes out; null: there is none. */
  link_mark: string | null;
  kind: MailKind;
  state: MailState;
  language: string;
  recipients: JSONColumnType<MailAddress[], string, string>;
  /** Cc. */
  copies: JSONColumnType<MailAddress[], string, string>;
  reply_to: string | null;
  subject: string;
  plain_text: string;
  html: string;
  /** Address that stops mails of this kind; null: they cannot be stopped. */
  unsubscribe: Generated<string | null>;
  ticket_key: string | null;
  institution_entity_id: string | null;
  created_at: Timestamp;
  attempts: Generated<number>;
  /** Earliest time of the next attempt. */
  due_at: Timestamp;
  sent_at: Timestamp | null;
  failure: string | null;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    mail: MailTable;
  }
}
