import { OWNER_ROLE } from '../../../src/contracts/domain/institution/institutionRole';
import type { TicketFact } from '../../../src/contracts/domain/tickets/ticketFact';
import type { Localised } from '../../../src/contracts/wire/common';
import type { MailAddress } from '../../../src/contracts/wire/mail';
import type { InstitutionRoles } from '../../../src/contracts/wire/roles';
import type { Config } from '../../platform/config/config';
import type { LockedInstitution, StoredContact } from '../federation/federation.module';
import { nameOf } from '../../platform/text/localise';
import type { ServiceRow } from '../catalogue/catalogue.module';
import { mailLanguage } from './language';
import { greetingIn, letterHtml, letterText, type Letter } from './letter';
import type { Mail } from './mailer';
import { oneLine } from '../../platform/text/oneLine';
import { sayIn } from '../../platform/text/sentences';

interface Connected {
  readonly institution: Pick<LockedInstitution, 'entity_id' | 'document'>;
  readonly service: Pick<ServiceRow, 'entity_id' | 'entity_type' | 'eid' | 'document' | 'connect_option'>;
  readonly roles: InstitutionRoles;
  /** Name of the person who connected. */
  readonly person: string;
  readonly comments: string;
  /** Empty: not shared. */
  readonly contactEmail: string;
  /** Key of the accepted invitation. */
  readonly ticketKey?: string;
}

type Audience = 'toOwners' | 'toService';

/**
 * The lead says what happened, a quote holds the person's words, and the mail has a date; the rest is about
 * invitations.
 */
type LeftOut = 'type' | 'change' | 'body' | 'requestedAt' | 'emailTo' | 'personalMessage';

const NAME_LENGTH = 120;
/** Kinds of contacts to notify for a service: all contacts of the first kind that it has. */
const KINDS = ['administrative', 'support', 'technical'] as const;

function serviceContacts(contacts: readonly StoredContact[]): MailAddress[] {
  const kind = KINDS.find((one) =>
    contacts.some((each) => each.contactPersonType === one && each.emailAddress),
  );
  return contacts
    .filter((contact) => contact.contactPersonType === kind)
    .flatMap(({ name, emailAddress: address = '' }) => (address ? [{ name, address }] : []));
}

function owners({ [OWNER_ROLE]: holders = [] }: InstitutionRoles): MailAddress[] {
  return holders.flatMap(({ fullName: name, email: address = '' }) => (address ? [{ name, address }] : []));
}

function letterOf(config: Config, connected: Connected, audience: Audience, language: string): Letter {
  const { institution, service, person, comments, contactEmail, ticketKey } = connected;
  const t = sayIn(language, config.translations);
  const of = (names: Localised, id: string) => oneLine(nameOf(names, language, id), NAME_LENGTH);
  const institutionName = of(institution.document.names, institution.entity_id);
  const serviceName = of(service.document.names, service.entity_id);
  const by = oneLine(person, NAME_LENGTH);
  // The service's contacts cannot open the institution's tickets.
  const ticketFact = (key: string) =>
    audience === 'toOwners'
      ? ([t('mail.facts.ticket'), key, `${config.publicUrl}/tickets/${key}`] as const)
      : ([t('mail.facts.ticket'), key] as const);
  const facts = {
    institution: [[t('mail.facts.institution'), institutionName]],
    service: [[t('mail.facts.service'), serviceName]],
    userName: [[t('mail.facts.by'), by]],
    contactEmail: contactEmail ? [[t('mail.facts.contact'), contactEmail]] : [],
  } satisfies Record<Exclude<TicketFact, LeftOut>, Letter['facts']>;
  const page = `${config.publicUrl}/apps/${service.eid}/${service.entity_type}/about`;
  return {
    language,
    subject: t('mail.connected.subject', { service: serviceName, institution: institutionName }),
    greeting: greetingIn(t, ''),
    paragraphs: [
      t('mail.connected.lead', { person: by, institution: institutionName, service: serviceName }),
      t('mail.connected.unexpected'),
      t(`mail.connected.${audience}`),
    ],
    ...(comments && { quotes: [{ from: t('mail.messageOf', { name: by }), text: comments }] }),
    links: [{ label: t('mail.openService'), href: page }],
    facts: [...Object.values(facts).flat(), ...(ticketKey ? [ticketFact(ticketKey)] : [])],
    footer: t('mail.footer', { product: config.product.name, federation: config.federation.name }),
  };
}

function mailTo(config: Config, connected: Connected, audience: Audience, to: readonly MailAddress[]): Mail {
  const { institution, service, ticketKey, contactEmail } = connected;
  const { names } = (audience === 'toOwners' ? institution : service).document;
  const language = mailLanguage(names, config);
  const letter = letterOf(config, connected, audience, language);
  return {
    kind: 'connected',
    language,
    to,
    ...(contactEmail && { replyTo: contactEmail }),
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    ...(ticketKey !== undefined && { ticketKey }),
    institution: institution.entity_id,
  };
}

/**
 * Returns the mails about a connection without interaction: to the institution's owners, and to the service's contacts
 * if the service wants that. None of them sees the others' addresses.
 */
export function connectedMails(config: Config, connected: Connected): Mail[] {
  const { roles, service } = connected;
  const toOwners = mailTo(config, connected, 'toOwners', owners(roles));
  if (service.connect_option !== 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL') return [toOwners];
  const contacts = serviceContacts(service.document.contacts);
  return [toOwners, mailTo(config, connected, 'toService', contacts)];
}
