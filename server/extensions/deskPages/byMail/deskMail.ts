import { createHash, randomUUID } from 'node:crypto';
import { deskActions } from '../../../../src/extensions/deskPages/contract/desk';
import type { DeskTicketDetail } from '../../../../src/contracts/wire/desk';
import type { MailAddress } from '../../../../src/contracts/wire/mail';
import type { Config } from '../../../platform/config/config';
import { isEmail } from '../../../platform/text/email';
import { oneLine } from '../../../platform/text/oneLine';
import {
  greetingIn,
  letterHtml,
  letterText,
  type Letter,
  type Mail,
} from '../../../modules/mail/mail.module';
import { DESK_LINK_PATH } from './paths';
import { ticketTexts } from './ticketTexts';

const DAY_MS = 86_400_000;
const LINE_LENGTH = 1_000;
const NAME_LENGTH = 120;
/** Maximum number of changes of a set in a mail; the page has all. */
const MAX_CHANGES = 50;

/**
 * Returns the mail to a person at the desk about the last event of a ticket, the whole request, and the possible steps;
 * `again`: they already have it.
 */
export function deskMail(
  config: Config,
  ticket: DeskTicketDetail,
  to: MailAddress,
  language: string,
  again?: 'again',
): Mail {
  const linkMark = randomUUID();
  const isFirst = ticket.events.length === 1 && again === undefined;
  const letter = letterOf(config, ticket, language, linkMark);
  return {
    kind: 'desk',
    language,
    to: [to],
    // Mail programs quote the original with its links: a reply must only go to the desk.
    ...(config.deskMail?.to[0] && { replyTo: config.deskMail.to[0].address }),
    subject: isFirst ? letter.subject : `Re: ${letter.subject}`,
    text: letterText(letter),
    html: letterHtml(letter),
    ticketKey: ticket.jiraKey,
    thread: { id: threadOf(ticket, to), isFirst },
    linkMark,
    institution: ticket.institutionEntityId,
  };
}

/**
 * The thread is the same in every mail: programs identify a thread by the ID of its first mail, which is stored no
 * longer than others.
 */
function threadOf({ jiraKey, requestedAt }: DeskTicketDetail, { address }: MailAddress): string {
  const recipient = createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 8);
  return `${jiraKey}.${Date.parse(requestedAt).toString(36)}.${recipient}`;
}

function letterOf(config: Config, ticket: DeskTicketDetail, language: string, mark: string): Letter {
  const texts = ticketTexts(config, language);
  const { t } = texts;
  const isFirst = ticket.events.length === 1;
  const latest = ticket.events.at(-1);
  const line = (text: string) => oneLine(text, LINE_LENGTH);
  const name = (text: string) => oneLine(text, NAME_LENGTH);
  const written = isFirst
    ? texts.written(ticket).map(([from, text]) => ({ from, text }))
    : latest?.comment
      ? [{ from: t('mail.messageOf', { name: name(latest.actor) }), text: latest.comment }]
      : [];
  const changes = texts.changes(ticket, MAX_CHANGES);
  const omitted = (ticket.change?.lines?.length ?? 0) - MAX_CHANGES;
  const requesterName = isEmail(ticket.userEmail ?? '') ? name(ticket.userName) : undefined;
  const sender = { product: config.product.name, federation: config.federation.name };
  return {
    language,
    subject: t('mail.desk.subject', {
      key: ticket.jiraKey,
      title: name(texts.title(ticket)),
      institution: name(ticket.institution),
    }),
    greeting: greetingIn(t, ''),
    paragraphs: [
      ...(latest ? [`${line(texts.event(latest))}.`] : []),
      t('mail.desk.links', { days: Math.round((config.deskMail?.linkMs ?? 0) / DAY_MS) }),
      ...(requesterName === undefined ? [] : [t('mail.desk.reply', { name: requesterName })]),
    ],
    quotes: written,
    links: deskActions
      .filter((action) => ticket.possible.includes(action))
      .map((action) => ({
        label: t(`desk.step.${action}`),
        href: `${config.publicUrl}${DESK_LINK_PATH}?link=${mark}&step=${action}`,
      })),
    facts: [
      [t('mail.facts.ticket'), ticket.jiraKey],
      ...texts.state(ticket),
      ...texts.facts(ticket).map(([term, value, href]) => [term, line(value), href] as const),
    ],
    ...(changes.length > 0 && {
      changes: {
        title: t('desk.change'),
        facts: changes.map(({ name: field, before, after }) => [
          line(field),
          `${line(before)} → ${line(after)}`,
        ]),
        ...(omitted > 0 && { more: t('mail.desk.more', { count: omitted }) }),
      },
    }),
    footer:
      requesterName === undefined
        ? t('mail.footer', sender)
        : t('mail.desk.footer', { ...sender, name: requesterName }),
  };
}
