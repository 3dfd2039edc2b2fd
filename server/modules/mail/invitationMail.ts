import type { InvitationType } from '../../../src/contracts/domain/tickets/ticketRules';
import type { Localised } from '../../../src/contracts/wire/common';
import type { MailAddress } from '../../../src/contracts/wire/mail';
import type { Config } from '../../platform/config/config';
import type { LockedInstitution } from '../federation/federation.module';
import { nameOf } from '../../platform/text/localise';
import type { ServiceRow } from '../catalogue/catalogue.module';
import { mailLanguage } from './language';
import { greetingIn, letterHtml, letterText, type Letter } from './letter';
import type { Mail } from './mailer';
import { oneLine } from '../../platform/text/oneLine';
import { localeOf } from '../../../src/contracts/domain/language';
import { sayIn } from '../../platform/text/sentences';

interface Named {
  readonly document: { readonly names: Localised };
}

/** The two lists do not overlap, and no address appears twice. */
export interface InvitationRecipients {
  /** The people who manage the institution's connections. */
  readonly to: readonly MailAddress[];
  readonly cc: readonly MailAddress[];
}

/** Data of an invitation that the mail needs. */
export interface Invitation {
  readonly key: string;
  readonly type: InvitationType;
  readonly requestedAt: Date;
  readonly institution: Pick<LockedInstitution, 'entity_id'> & Named;
  readonly service: Pick<ServiceRow, 'entity_id' | 'entity_type' | 'eid'> & Named;
  readonly recipients: InvitationRecipients;
  /** The person who sends it now. */
  readonly sender: { readonly name: string; readonly email: string };
  /** Message of the person who sends it now; empty: none. */
  readonly message: string;
}

const NAME_LENGTH = 120;

/** Sentences of an invitation, by what it invites to. */
const sentences = {
  LINKINVITE: { subject: 'mail.invitation.subject', lead: 'mail.invitation.lead' },
  UNLINKINVITE: { subject: 'mail.disconnectInvitation.subject', lead: 'mail.disconnectInvitation.lead' },
} as const satisfies Record<InvitationType, object>;

/** Returns the address of the page where the institution answers: the key is the second-to-last segment (WIRE T31). */
function answerAddress(publicUrl: string, { key, service }: Invitation): string {
  return `${publicUrl}/apps/${service.eid}/${service.entity_type}/about/${key}/accept`;
}

/** Joins names as `Ann Bee, Max and Zoë`; empty if no name is known. */
function namesOf(people: readonly MailAddress[], and: string): string {
  const names = people.map(({ name }) => oneLine(name, NAME_LENGTH)).filter(Boolean);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} ${and} ${last}` : last;
}

function letterOf(config: Config, about: Invitation, language: string, reminder: boolean): Letter {
  const { key, institution, service, recipients, sender, message } = about;
  const t = sayIn(language, config.translations);
  const own = sentences[about.type];
  const of = (names: Localised, id: string) => oneLine(nameOf(names, language, id), NAME_LENGTH);
  const institutionName = of(institution.document.names, institution.entity_id);
  const serviceName = of(service.document.names, service.entity_id);
  const subject = t(own.subject, { service: serviceName, key });
  const senderName = oneLine(sender.name, NAME_LENGTH);
  const date = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: config.federation.statsTimeZone,
  }).format(about.requestedAt);
  return {
    language,
    subject: reminder ? t('mail.reminder.subject', { subject }) : subject,
    greeting: greetingIn(t, namesOf(recipients.to, t('mail.and'))),
    paragraphs: [
      t(own.lead, { sender: senderName, institution: institutionName, service: serviceName }),
      ...(reminder ? [t('mail.reminder.lead', { date })] : []),
      t('mail.answer'),
    ],
    ...(message && { quotes: [{ from: t('mail.messageOf', { name: senderName }), text: message }] }),
    links: [{ label: t('mail.openInvitation'), href: answerAddress(config.publicUrl, about) }],
    facts: [
      [t('mail.facts.institution'), institutionName],
      [t('mail.facts.service'), serviceName],
      [t('mail.facts.ticket'), key, `${config.publicUrl}/tickets/${key}`],
    ],
    footer: t('mail.footer', { product: config.product.name, federation: config.federation.name }),
  };
}

/** Writes an invitation, or the reminder of one, in the language of the institution. */
export function invitationMail(config: Config, about: Invitation, reminder = false): Mail {
  const { key, type, institution, recipients, sender } = about;
  const language = mailLanguage(institution.document.names, config);
  const letter = letterOf(config, about, language, reminder);
  const first = type === 'UNLINKINVITE' ? 'disconnectInvitation' : 'invitation';
  return {
    kind: reminder ? 'reminder' : first,
    language,
    to: recipients.to,
    cc: recipients.cc,
    replyTo: sender.email,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    ticketKey: key,
    institution: institution.entity_id,
  };
}
