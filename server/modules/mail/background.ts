import type { Dependencies } from '../../platform/dependencies';
import { complain } from '../../platform/log/processLog';
import { startSender, type SignLinks } from './sender';
import { smtpTransport } from './smtp';

/** Starts the sender if a mail server is configured. In production, logs that none is configured. */
export async function startMails(
  { config: { mail, mode }, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
  say: (line: string) => void,
  sign?: SignLinks,
): Promise<{ stop(): Promise<void> }> {
  if (mail.smtpUrl === undefined || mail.from === undefined) {
    if (mode === 'production') say('SMTP_URL is not set: mails are kept in the database and not sent.');
    return { stop: async () => {} };
  }
  const transport = await smtpTransport(mail.smtpUrl, mail.from);
  return startSender({ database, transport, now, ...(sign && { sign }) }, (error) => complain(error));
}
