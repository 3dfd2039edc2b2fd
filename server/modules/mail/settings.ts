import type { MailAddress } from '../../../src/contracts/wire/mail';
import type { Config } from '../../platform/config/config';
import { isEmail } from '../../platform/text/email';
import type { Settings } from '../../platform/config/settings';

/** `desk@example.org` or `Federation desk <desk@example.org>`. */
function addressIn(text: string): MailAddress | undefined {
  const [, name = '', inBrackets] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text) ?? [];
  const address = (inBrackets ?? text).trim();
  return isEmail(address) ? { name: name.trim(), address } : undefined;
}

/** Reads the settings of the mail; the address of the mail server may hold a password, so that no line tells it. */
export function readMail(settings: Settings): Config['mail'] {
  const smtpUrl = settings.optional('SMTP_URL');
  const written = settings.optional('MAIL_FROM');
  const from = written === undefined ? undefined : addressIn(written);
  if (written !== undefined && from === undefined) {
    settings.refuse('MAIL_FROM', `"${written}" is neither an e-mail address nor a name and <address>`);
  }
  if (smtpUrl !== undefined && !isMailServer(smtpUrl)) {
    settings.refuse('SMTP_URL', 'not an address that begins with smtp:// or smtps://');
  }
  if (smtpUrl !== undefined && written === undefined) {
    settings.refuse('MAIL_FROM', 'missing; SMTP_URL needs it');
  }
  return {
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(from === undefined ? {} : { from }),
  };
}

function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

declare module '../../platform/config/config' {
  interface Config {
    readonly mail: {
      /** `smtp://` or `smtps://`, with user and password where there are; absent: mails are kept and not sent. */
      readonly smtpUrl?: string;
      /** There wherever there is a mail server. */
      readonly from?: MailAddress;
    };
  }
}
