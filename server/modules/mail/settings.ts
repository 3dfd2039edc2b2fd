import { Type } from 'typebox';
import type { MailAddress } from '../../../src/contracts/wire/mail';
import type { Config } from '../../platform/config/config';
import { isEmail } from '../../platform/text/email';
import type { Settings } from '../../platform/config/settings';

/** Reads `desk@example.org` or `Federation desk <desk@example.org>`; returns undefined for anything else. */
export function addressIn(text: string): MailAddress | undefined {
  const [, name = '', inBrackets] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text) ?? [];
  const address = (inBrackets ?? text).trim();
  return isEmail(address) ? { name: name.trim(), address } : undefined;
}

function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

const SmtpUrl = Type.String({
  secret: true,
  description: 'mail server (`smtps://user:password@host`); without one mails stay here',
  fault: 'not an address that begins with smtp:// or smtps://',
});
const MailFrom = Type.String({
  description: 'sender of mails: an address, or a name and `<address>`; `SMTP_URL` needs it',
  fault: '"{}" is neither an e-mail address nor a name and <address>',
});
const MailSettings = Type.Object({
  SMTP_URL: Type.Optional(Type.Refine(SmtpUrl, isMailServer)),
  MAIL_FROM: Type.Optional(Type.Refine(MailFrom, (text) => addressIn(text) !== undefined)),
});

/** Reads the mail settings; the address of the mail server may hold a password, so it is never logged. */
export function readMail(settings: Settings): Config['mail'] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: written } = settings.read(MailSettings);
  const from = written === undefined ? undefined : addressIn(written);
  if (smtpUrl !== undefined && written === undefined) {
    settings.refuse('MAIL_FROM', 'missing; SMTP_URL needs it');
  }
  return {
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(from === undefined ? {} : { from }),
  };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly mail: {
      /** `smtp://` or `smtps://`, with user and password if needed; absent: mails are stored and not sent. */
      readonly smtpUrl?: string;
      /** The sender; always present if there is a mail server. */
      readonly from?: MailAddress;
    };
  }
}
