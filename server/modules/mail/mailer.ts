import { randomUUID } from 'node:crypto';
import type { MailAddress, MailKind } from '../../../src/contracts/wire/mail';
import type { Config } from '../../platform/config/config';
import { isEmail } from '../../platform/text/email';
import type { Tx } from '../../platform/storage/database';
import { oneLine } from '../../platform/text/oneLine';

/** A mail to send. */
export interface Mail {
  readonly kind: MailKind;
  /** Code of the language that it is written in. */
  readonly language: string;
  readonly to: readonly MailAddress[];
  readonly cc?: readonly MailAddress[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that stops mails of this kind, to which mail programs post (RFC 8058). */
  readonly unsubscribe?: string;
  readonly ticketKey?: string;
  /**
   * ID of the mail's thread; `begins`: this mail starts the thread, and its `Message-ID` is that ID. `restMs`: minimum
   * time after the last mail of the thread before this one goes out; it replaces a mail that still waits.
   */
  readonly thread?: { readonly id: string; readonly isFirst: boolean; readonly restMs?: number };
  /** Placeholder in the texts for the signature of the links: only the server knows it, and it cannot be guessed. */
  readonly linkMark?: string;
  /** Entity ID of the institution that it is about. */
  readonly institution?: string;
}

/** Port to the mail outbox. */
export interface Mailer {
  /** Stores a mail with the transaction: it is sent after the commit, and never if the transaction is rolled back. */
  take(tx: Tx, mail: Mail, now: Date): Promise<void>;
}

const SUBJECT_LENGTH = 200;

function addresses(list: readonly MailAddress[]): MailAddress[] {
  return list
    .filter(({ address }) => isEmail(address))
    .map(({ name, address }) => ({ name: oneLine(name, SUBJECT_LENGTH), address }));
}

/**
 * Makes the mailer that stores mails in the database: for the sender if there is a mail server, else for the desk to
 * read. Headers are put on one line. Without a recipient in `to`, those in copy take that place; a mail without any
 * recipient is dropped.
 */
export function databaseMailer({ mail: { smtpUrl }, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>): Mailer {
  const { hostname } = new URL(publicUrl);
  return {
    async take(tx, mail, now) {
      const [to, cc] = [addresses(mail.to), addresses(mail.cc ?? [])];
      if (to.length + cc.length === 0) return;
      const thread = mail.thread && `${mail.thread.id}@${hostname}`;
      const restMs = mail.thread?.restMs;
      const at = thread && restMs !== undefined ? await afterRest(tx, thread, restMs, now) : now;
      await tx
        .insertInto('mail')
        .values({
          message_id: thread && mail.thread?.isFirst ? thread : `${randomUUID()}@${hostname}`,
          thread: thread ?? null,
          link_mark: mail.linkMark ?? null,
          kind: mail.kind,
          state: smtpUrl === undefined ? 'kept' : 'waiting',
          language: mail.language,
          recipients: JSON.stringify(to.length > 0 ? to : cc),
          copies: JSON.stringify(to.length > 0 ? cc : []),
          reply_to: mail.replyTo !== undefined && isEmail(mail.replyTo) ? mail.replyTo : null,
          subject: oneLine(mail.subject, SUBJECT_LENGTH),
          plain_text: mail.text,
          html: mail.html,
          unsubscribe: mail.unsubscribe ?? null,
          ticket_key: mail.ticketKey ?? null,
          institution_entity_id: mail.institution ?? null,
          created_at: at,
          due_at: at,
        })
        .execute();
    },
  };
}

/** Deletes the mail of the thread that still waits, and returns when the pause ends. */
async function afterRest(tx: Tx, thread: string, restMs: number, now: Date): Promise<Date> {
  await tx.deleteFrom('mail').where('thread', '=', thread).where('created_at', '>', now).execute();
  const last = await tx
    .selectFrom('mail')
    .select('created_at')
    .where('thread', '=', thread)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return new Date(Math.max(now.getTime(), last ? last.created_at.getTime() + restMs : 0));
}

declare module '../../platform/dependencies' {
  interface Dependencies {
    readonly mailer: Mailer;
  }
}
