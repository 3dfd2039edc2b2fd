import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MailAddress, MailKind, MailState } from '../../../src/contracts/wire/mail';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Mails, written in the transaction of what causes them. */
export interface MailTable {
  id: Generated<number>;
  /** Id of the message without angle brackets; the same at every attempt. */
  message_id: string;
  /** The same of the mail with which its thread begins; null: it belongs to no thread. */
  thread: string | null;
  /** What stands in its texts until it goes out, in the place of what signs its links; null: nothing does. */
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
  /** Address that stops mails of this kind; null: there is nothing to stop. */
  unsubscribe: Generated<string | null>;
  ticket_key: string | null;
  institution_entity_id: string | null;
  created_at: Timestamp;
  attempts: Generated<number>;
  /** The mail is not tried before. */
  due_at: Timestamp;
  sent_at: Timestamp | null;
  failure: string | null;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    mail: MailTable;
  }
}
