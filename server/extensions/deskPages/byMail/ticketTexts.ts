import { localeOf } from '../../../../src/contracts/domain/language';
import type { TicketFact } from '../../../../src/contracts/domain/tickets/ticketFact';
import { othersStatusMessages } from '../../../../src/contracts/domain/tickets/ticketStatusMessages';
import type { DeskTicketDetail } from '../../../../src/contracts/wire/desk';
import type { TicketEvent } from '../../../../src/contracts/wire/ticketParts';
import type { Config } from '../../../platform/config/config';
import { isEmail } from '../../../platform/text/email';
import { sayIn } from '../../../platform/text/sentences';
import { changeTexts, namedWithId } from './changeText';

/** The value may have a link. */
export type Fact = readonly [name: string, value: string, href?: string | undefined];

/** Returns all texts about a ticket in one language, as plain text. */
export function ticketTexts(
  { translations, federation, levels }: Pick<Config, 'translations' | 'federation' | 'levels'>,
  language: string,
) {
  const t = sayIn(language, translations);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: federation.statsTimeZone,
  });
  const time = (moment: string) => format.format(new Date(moment));
  const fact = (id: string, value: string | undefined, href?: string): Fact[] =>
    value ? [[t(id), value, href]] : [];
  /** All facts but the change, which `changes` has. */
  const factTexts = (ticket: DeskTicketDetail): Record<Exclude<TicketFact, 'change'>, Fact[]> => ({
    type: fact('desk.fact.type', t(`ticket.type.${ticket.type}`)),
    institution: fact('desk.fact.institution', namedWithId(ticket.institution, ticket.institutionEntityId)),
    service: fact('desk.fact.service', ticket.service && namedWithId(ticket.service, ticket.serviceEntityId)),
    userName: fact(
      'desk.fact.askedBy',
      [ticket.userName, ticket.userEmail].filter(Boolean).join(', '),
      mailTo(ticket.userEmail ?? '', ticket.jiraKey),
    ),
    requestedAt: fact('desk.fact.when', time(ticket.requestedAt)),
    contactEmail: fact('desk.fact.contact', ticket.contactEmail),
    emailTo: fact('desk.fact.recipients', ticket.emailTo),
    personalMessage: fact('desk.message', ticket.personalMessage),
    body: fact('desk.text', ticket.body),
  });

  return {
    t,
    time,
    title: ({ type, service, institution }: DeskTicketDetail) =>
      t(`ticket.title.${type}`, { name: service ?? institution }),

    event({ event, actor }: TicketEvent): string {
      const id = /^[a-z.]+$/.test(event) ? `desk.event.${event}` : '';
      const text = id && t(id, { name: actor });
      return text === id ? t('desk.event.other', { name: actor, event }) : text;
    },

    /** Returns the state of the ticket. */
    state: ({ status, resolution, rejected }: DeskTicketDetail): Fact[] => [
      [
        t('desk.fact.status'),
        [t(othersStatusMessages[status]), ...(rejected ? [t('desk.rejected')] : [])].join(', '),
      ],
      ...fact('desk.fact.resolution', resolution && t(`ticket.resolution.${resolution}`)),
    ],

    /** Returns the requester, the request and its parties. */
    facts(ticket: DeskTicketDetail): Fact[] {
      const { personalMessage: _message, body: _body, ...facts } = factTexts(ticket);
      return Object.values(facts).flat();
    },

    /** Returns people's own texts, with line breaks. */
    written(ticket: DeskTicketDetail): Fact[] {
      const { personalMessage, body } = factTexts(ticket);
      return [...personalMessage, ...body];
    },

    /** `most`: maximum number of lines of a set. */
    changes: ({ change }: DeskTicketDetail, most?: number) =>
      change ? changeTexts(change, { t, language, levels }, most) : [],
  };
}

/** Returns the address that begins a mail to a person (RFC 6068); undefined if there is no valid address. */
function mailTo(address: string, subject: string): string | undefined {
  if (!isEmail(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

export type TicketTexts = ReturnType<typeof ticketTexts>;
