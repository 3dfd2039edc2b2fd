import { Type } from 'typebox';
import type { MailAddress } from '../../../../src/contracts/wire/mail';
import type { Config } from '../../../platform/config/config';
import type { Settings } from '../../../platform/config/settings';
import { addressIn } from '../../../modules/mail/mail.module';
import { hasDesk } from '../../../modules/tickets/tickets.module';

const DAY_MS = 86_400_000;

const Address = Type.Refine(Type.String(), (text) => addressIn(text) !== undefined);
const DeskMailSettings = Type.Object({
  DESK_MAIL_TO: Type.Optional(
    Type.Array(Address, {
      description:
        'addresses of the federation’s desk, by comma: each ticket is an e-mail thread, worked on by links in it ([how](extensions/deskPages.md#tickets-by-mail-alone))',
      fault: '"{}" is neither an e-mail address nor a name and <address>',
    }),
  ),
  DESK_LINK_DAYS: Type.Integer({
    default: 30,
    minimum: 1,
    maximum: 365,
    description: 'days for which those links are valid',
  }),
});

/** Reads the people who process tickets by mail alone; returns undefined if there are none. */
export function readDeskMail(
  settings: Settings,
  { mode, mail, events, ...tickets }: Pick<Config, 'mode' | 'mail' | 'events' | 'ticketsElsewhere'>,
): Config['deskMail'] {
  const { DESK_MAIL_TO: written, DESK_LINK_DAYS: days } = settings.read(DeskMailSettings);
  if (written === undefined) return undefined;
  if (mail.smtpUrl === undefined) settings.refuse('DESK_MAIL_TO', 'needs SMTP_URL to send the emails');
  if (mode === 'production' && events.key === undefined)
    settings.refuse(
      'DESK_MAIL_TO',
      'needs WEBHOOK_KEY: without it a copy of the database is enough to make links',
    );
  if (!hasDesk(tickets))
    settings.refuse('DESK_MAIL_TO', 'cannot be used with a ticket system elsewhere, where your team works');
  const named = written.flatMap((text) => addressIn(text) ?? []);
  const to = [...new Map(named.map((one) => [one.address.toLowerCase(), one])).values()];
  return { to, linkMs: days * DAY_MS };
}

declare module '../../../platform/config/config' {
  interface Config {
    /** People who process tickets of the local desk by mail alone, each once; absent: none. */
    readonly deskMail?: {
      readonly to: readonly MailAddress[];
      /** Validity of a link in a mail. */
      readonly linkMs: number;
    };
  }
}
