import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { startLoop } from '../../platform/background/loop';
import { PAUSES } from '../../platform/background/pauses';
import type { Dependencies } from '../../platform/dependencies';
import type { Database } from '../../platform/storage/database';
import { count } from '../../platform/telemetry/meters';
import type { MailTable } from './tables';
import { oneLine } from '../../platform/text/oneLine';
import { MailRefused, type MailTransport } from './transport';

/**
 * Duration of a claim. It is longer than an attempt, so that another server retries the mail if this one stops midway.
 */
const LEASE_MS = 300_000;
const FAILURE_LENGTH = 500;

export interface Sending {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly now: () => Date;
  /** Signs the links of a mail for its recipient when it goes out; absent: no mail has such links. */
  readonly sign?: SignLinks;
}

/** `address` is the recipient's. */
export type SignLinks = (mail: { readonly ticketKey: string; readonly address: string }) => Promise<string>;

declare module '../../platform/module' {
  interface ExtensionPoints {
    /** Makes the function that signs the links of a mail when it is sent. At most one module has it. */
    readonly signLinks?: (dependencies: Dependencies) => SignLinks;
  }
}

type Claimed = Selectable<MailTable>;

/** Claims the next mail that is due, for this server alone until the lease ends. */
async function claim({ database, now }: Sending): Promise<Claimed | undefined> {
  return database.transaction((tx) =>
    tx
      .updateTable('mail')
      .set({ attempts: sql<number>`attempts + 1`, due_at: new Date(now().getTime() + LEASE_MS) })
      .where('id', '=', (query) =>
        query
          .selectFrom('mail')
          .select('id')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now())
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Returns the texts of a mail with its links signed; the signed texts are not stored. */
async function signed(
  { link_mark: mark, ticket_key: ticketKey, recipients: [to], plain_text: text, html }: Claimed,
  sign: SignLinks | undefined,
): Promise<{ readonly text: string; readonly html: string }> {
  if (mark === null || ticketKey === null || !to || !sign) return { text, html };
  const token = await sign({ ticketKey, address: to.address });
  return { text: text.replaceAll(mark, token), html: html.replaceAll(mark, token) };
}

/** Returns the new state of a mail after an attempt. */
async function outcomeOf({ transport, now, sign }: Sending, mail: Claimed) {
  try {
    const refused = await transport.send({
      messageId: mail.message_id,
      follows: mail.thread === mail.message_id ? null : mail.thread,
      to: mail.recipients,
      cc: mail.copies,
      replyTo: mail.reply_to,
      subject: mail.subject,
      ...(await signed(mail, sign)),
      unsubscribe: mail.unsubscribe,
      language: mail.language,
      date: mail.created_at,
    });
    const failure = refused.length > 0 ? `Not taken for ${refused.join(', ')}` : null;
    return { state: 'sent', sent_at: now(), failure } as const;
  } catch (error) {
    // After the last pause the mail is given up.
    const pause = PAUSES[mail.attempts - 1];
    const failure = oneLine(error instanceof Error ? error.message : String(error), FAILURE_LENGTH);
    if (pause === undefined || (error instanceof MailRefused && error.permanent)) {
      return { state: 'failed', failure } as const;
    }
    return { state: 'waiting', failure, due_at: new Date(now().getTime() + pause) } as const;
  }
}

/**
 * Tries to send one mail that is due; resolves with false if there is none. Each mail is sent at least once, in rare
 * cases twice.
 */
export async function sendNext(sending: Sending): Promise<boolean> {
  const mail = await claim(sending);
  if (!mail) return false;
  const outcome = await outcomeOf(sending, mail);
  await sending.database.transaction((tx) =>
    tx.updateTable('mail').set(outcome).where('id', '=', mail.id).execute(),
  );
  count('mailAttempts', { state: outcome.state });
  return true;
}

/** Starts to send due mails, now and periodically. `stop` waits for the mail in progress. */
export function startSender(sending: Sending, complain: (error: unknown) => void) {
  const loop = startLoop(() => sendNext(sending), complain);
  return {
    async stop(): Promise<void> {
      await loop.stop();
      sending.transport.close();
    },
  };
}
