import type { SendMailOptions } from 'nodemailer';
import type { MailAddress } from '../../../src/contracts/wire/mail';
import { isLoopback } from '../../platform/config/isLoopback';
import { MailRefused, type MailTransport, type OutgoingMail } from './transport';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** A password is only sent over an encrypted connection. */
function needsEncryption(url: URL): boolean {
  return url.protocol === 'smtp:' && url.username !== '' && !isLoopback(url.hostname);
}

function messageOf(mail: OutgoingMail, from: MailAddress): SendMailOptions {
  return {
    messageId: `<${mail.messageId}>`,
    ...(mail.follows !== null && { inReplyTo: `<${mail.follows}>`, references: [`<${mail.follows}>`] }),
    date: mail.date,
    from,
    to: [...mail.to],
    cc: [...mail.cc],
    ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // This header stops automatic replies (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function refusalOf(error: unknown): MailRefused {
  if (!(error instanceof Error)) return new MailRefused('The mail server does not answer', false);
  const code = 'responseCode' in error ? Number(error.responseCode) : 0;
  // Operators can fix a refused login, so the mail is kept.
  const permanent = code >= 500 && !('code' in error && error.code === 'EAUTH');
  return new MailRefused(error.message, permanent);
}

/** Returns the options of the mail package for the mail server at an address. */
export function optionsFor(address: string) {
  return {
    url: address,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    ...(needsEncryption(new URL(address)) && { requireTLS: true }),
  };
}

/**
 * Makes a transport that sends by SMTP, with one connection per mail. The package is loaded only here, if there is a
 * mail server.
 */
export async function smtpTransport(
  address: string,
  from: MailAddress,
): Promise<MailTransport & { verify(): Promise<unknown> }> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(optionsFor(address));
  return {
    async send(mail) {
      try {
        const { rejected } = await transport.sendMail(messageOf(mail, from));
        return rejected;
      } catch (error) {
        throw refusalOf(error);
      }
    },
    /** Connects, encrypts and logs in as for a mail, and sends none. Throws errors of the mail package. */
    verify: async () => {
      // Otherwise the package leaves out an account that the server does not ask for, and we would call it accepted.
      const forceAuth = new URL(address).username !== '';
      const asking = createTransport({ ...optionsFor(address), forceAuth });
      return asking.verify().finally(() => asking.close());
    },
    close: () => transport.close(),
  };
}
