import { randomUUID } from 'node:crypto';
import { html } from '../../platform/http/html';
import { no, notSet, whyNoAnswer, yes, type Check, type CheckOptions } from '../../platform/check';
import type { Watched } from '../../platform/module';
import { smtpTransport } from './smtp';
import type { OutgoingMail } from './transport';

/**
 * Makes the check of the mail server: greeting, encryption and account, as for a mail. It sends one if the operator
 * names an address.
 */
export function mailCheck({ config, now }: Watched, { mailTo }: CheckOptions): Check {
  const { smtpUrl, from } = config.mail;
  return {
    subject: 'mail server',
    system: 'mail',
    async ask() {
      if (smtpUrl === undefined || from === undefined)
        return notSet('SMTP_URL is not set, so e-mails stay in the database.');
      const { host, username } = new URL(smtpUrl);
      const transport = await smtpTransport(smtpUrl, from);
      try {
        await transport.verify();
        const account = username === '' ? '' : ' and accepts the account';
        if (mailTo === undefined) return yes(`${host} answers${account}.`);
        await transport.send(testMessage(mailTo, config.product.name, now()));
        return yes(`${host} took a message for ${mailTo}. Look whether it arrives.`);
      } catch (error) {
        return no(
          `${host} does not take mail: ${whyNoAnswer(error)}.`,
          'Check SMTP_URL, MAIL_FROM, and the mail server.',
        );
      } finally {
        transport.close();
      }
    },
  };
}

function testMessage(address: string, product: string, date: Date): OutgoingMail {
  const text = `An operator of ${product} has sent this message by \`idp-dashboard check --mail-to\`: e-mails arrive.`;
  return {
    messageId: `${randomUUID()}@idp-dashboard`,
    follows: null,
    to: [{ name: '', address }],
    cc: [],
    replyTo: null,
    subject: `Test message of ${product}`,
    text,
    html: html`<p>${text}</p>`.text,
    language: 'en',
    date,
  };
}
