import type { MailAddress } from '../../../../src/contracts/wire/mail';
import type { Dependencies } from '../../../platform/dependencies';
import { databaseMailer } from '../../../modules/mail/mail.module';
import { deskTicket } from '../deskTicket';
import { deskMail } from './deskMail';

/** A person gets at most one mail in this time, however often they ask. */
const PAUSE_MS = 600_000;

/** Mails the ticket as it is now, with new links, to a person whose link has expired. */
export async function sendAgain(
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
  key: string,
  to: MailAddress,
): Promise<void> {
  const language = config.federation.languages[0] ?? 'en';
  await database.transaction(async (tx) => {
    // The second of two simultaneous requests waits here for the first.
    await tx.selectFrom('ticket').select('key').where('key', '=', key).forUpdate().execute();
    const recent = await tx
      .selectFrom('mail')
      .select('recipients')
      .where('ticket_key', '=', key)
      .where('kind', '=', 'desk')
      .where('created_at', '>', new Date(now().getTime() - PAUSE_MS))
      .execute();
    if (recent.some(({ recipients }) => recipients.some(({ address }) => address === to.address))) return;
    const ticket = await deskTicket(tx, key, language);
    if (ticket) await databaseMailer(config).take(tx, deskMail(config, ticket, to, language, 'again'), now());
  });
}
