import type { StoredContact } from '../federation/federation.module';
import type { Random } from './random';
import { givenNames, surNames } from './services/words';

type Kind = StoredContact['contactPersonType'];

function telephone(random: Random): string {
  return `+00 ${random.between(10, 79)} 555 0${random.between(100, 199)}`;
}

/** Returns a contact with a role address, as is common practice in federations. */
export function desk(
  name: string,
  emailAddress: string,
  kind: Kind,
  telephoneNumber?: string,
): StoredContact {
  return {
    name,
    emailAddress,
    ...(telephoneNumber === undefined ? {} : { telephoneNumber }),
    contactPersonType: kind,
    sirtfiSecurityContact: kind === 'security',
    sabContact: false,
  };
}

function person(random: Random, domain: string, kind: Kind): StoredContact {
  const [given, sur] = [random.pick(givenNames), random.pick(surNames)];
  const local = `${given}.${sur}`
    .normalize('NFD')
    .replace(/[^A-Za-z.-]/g, '')
    .toLowerCase();
  const contact = desk(`${given} ${sur}`, `${local}@${domain}`, kind);
  return random.chance(0.6) ? { ...contact, telephoneNumber: telephone(random) } : contact;
}

export function institutionContacts(random: Random, domain: string): StoredContact[] {
  const [idm, serviceDesk, payable] = [telephone(random), telephone(random), telephone(random)];
  const contacts = [
    desk('IdM team', `idm@${domain}`, 'technical', idm),
    desk('IdM team', `idm@${domain}`, 'support', idm),
    desk('Service desk', `servicedesk@${domain}`, 'support', serviceDesk),
    person(random, domain, 'administrative'),
    desk('Accounts payable', `invoices@${domain}`, 'billing', payable),
  ];
  if (random.chance(0.7))
    contacts.push(desk('Security office', `security@${domain}`, 'security', telephone(random)));
  if (random.chance(0.2)) contacts.push(desk('Help point', `help@${domain}`, 'help'));
  if (random.chance(0.1)) contacts.push(person(random, domain, 'other'));
  return contacts;
}

export function serviceContacts(random: Random, provider: string, domain: string): StoredContact[] {
  const contacts = [person(random, domain, 'technical')];
  if (random.chance(0.85)) contacts.push(desk(`Support of ${provider}`, `support@${domain}`, 'support'));
  if (random.chance(0.5)) contacts.push(person(random, domain, 'administrative'));
  if (random.chance(0.25)) {
    contacts.push(desk(`Incident desk of ${provider}`, `incident@${domain}`, 'security', telephone(random)));
  }
  return contacts;
}
