import { shownName } from '../../contracts/domain/institution/contactName';
import { mailAddressIn } from '../../contracts/domain/institution/emailAddress';
import type { Institution, InstitutionTexts } from '../../contracts/domain/person/person';
import type { ConnectedInstitution, ContactPerson, IdentityProvider } from '../../contracts/wire/institution';
import { safeLink } from '../../lib/links';
import { listOf } from '../envelope';

type Loose<T> = { readonly [K in keyof T]?: T[K] | null };

/**
 * Reads an institution, every member of which may be missing (WIRE T2, T43); what another server does not
 * send stays unknown.
 */
export function institutionOf(wire: Loose<IdentityProvider>): Institution {
  const logoUrl = safeLink(wire.logoUrl);
  const names = wire.names ?? {};
  return {
    entityId: wire.id ?? '',
    name: wire.name || names['en'] || names['nl'] || (wire.id ?? ''),
    names,
    texts: textsOf(wire),
    ...(logoUrl && { logoUrl }),
    ...(wire.institutionId && { institutionId: wire.institutionId }),
    state: wire.state ?? 'prodaccepted',
    ...flagsOf(wire),
    ...(wire.publishInEdugainDate && { publishInEdugainDate: wire.publishInEdugainDate }),
    ...(wire.metadata && { metadata: wire.metadata }),
    stepupEntities: listOf(wire.stepupEntities),
    mfaEntities: listOf(wire.mfaEntities),
    contactPersons: listOf(wire.contactPersons).map(contactOf),
    consents: listOf(wire.disableConsent).flatMap(({ spEntityId, type }) =>
      spEntityId ? [{ serviceEntityId: spEntityId, type: type ?? 'MINIMAL_CONSENT' }] : [],
    ),
    allowMaintainersToManageAuthzRules: wire.allowMaintainersToManageAuthzRules === true,
    displayStatsInDashboard: wire.displayStatsInDashboard === true,
  };
}

/** Missing members may come as null. */
function contactOf({ name, emailAddress, telephoneNumber, ...contact }: ContactPerson): ContactPerson {
  return {
    ...contact,
    name: name ?? '',
    ...(emailAddress && { emailAddress }),
    ...(telephoneNumber && { telephoneNumber }),
  };
}

const textMembers = [
  'displayNames',
  'descriptions',
  'keywords',
  'homeUrls',
  'organisationNames',
  'organisationDisplayNames',
] as const satisfies readonly (keyof InstitutionTexts)[];

function textsOf(wire: Loose<IdentityProvider>): InstitutionTexts {
  return Object.fromEntries(textMembers.flatMap((member) => (wire[member] ? [[member, wire[member]]] : [])));
}

const flags = [
  'publishedInEdugain',
  'connectToRSServicesAutomatically',
  'displayAdminEmailsInDashboard',
] as const satisfies readonly (keyof Institution)[];

function flagsOf(wire: Loose<IdentityProvider>): Pick<Institution, (typeof flags)[number]> {
  return Object.fromEntries(
    flags.flatMap((flag) => (typeof wire[flag] === 'boolean' ? [[flag, wire[flag]]] : [])),
  );
}

/** Returns the contacts that have a name, an address or a number. */
export function shownContacts(
  contacts: readonly ContactPerson[] | null | undefined,
): readonly ContactPerson[] {
  return listOf(contacts)
    .map((contact) => ({ ...contact, name: shownName(contact.name) }))
    .filter(
      ({ name, emailAddress, telephoneNumber }) => name || mailAddressIn(emailAddress) || telephoneNumber,
    );
}

/** An institution that uses a service. */
export interface UserOfService {
  readonly entityId: string;
  readonly names: Readonly<Record<string, string>>;
  readonly state: 'prodaccepted' | 'testaccepted';
  readonly logoUrl?: string;
}

export function userOfServiceOf(wire: Loose<ConnectedInstitution>): UserOfService {
  const logoUrl = safeLink(wire.logoUrl);
  return {
    entityId: wire.id ?? '',
    names: { en: wire.name ?? wire.id ?? '', ...(wire.nameNl && { nl: wire.nameNl }) },
    state: wire.state ?? 'prodaccepted',
    ...(logoUrl && { logoUrl }),
  };
}
