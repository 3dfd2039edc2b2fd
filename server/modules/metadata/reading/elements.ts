import type { SaxesTagNS } from 'saxes';
import type { Localised } from '../../../../src/contracts/wire/common';
import type {
  IdentityProviderRole,
  MetadataContact,
  MetadataEntity,
  ServiceProviderRole,
  UserInterface,
} from './entity';
import { languageOf } from './languages';
import { REFEDS_CONTACT, tableName, XML } from './namespaces';

/** An element that has ended, with its text, its attributes and the draft of the element around it. */
export interface Element {
  readonly text: string;
  /** In the form of `languageOf`. */
  readonly language: string;
  /** Returns the value of an attribute without namespace, or `` if it is missing. */
  attribute(name: string): string;
  /** `remd:contactType`. */
  readonly extensionType: string;
}

/** The entity that is being read, and the parts of it that are not closed yet. */
export interface Draft {
  readonly entity: MetadataEntity;
  readonly identityProvider: IdentityProviderRole;
  readonly serviceProvider: ServiceProviderRole;
  contact: MetadataContact;
  attributeValues: string[];
  /** For a group: the texts that it adds to all entities in it. */
  readonly said: string[];
  /** Number of characters read. */
  size: number;
}

type Reader = (draft: Draft, element: Element) => void;

function userInterface(): UserInterface {
  return {
    displayNames: {},
    descriptions: {},
    keywords: {},
    informationUrls: {},
    privacyStatementUrls: {},
    logos: [],
  };
}

function emptyContact(): MetadataContact {
  return {
    contactType: '',
    extensionType: '',
    company: '',
    givenName: '',
    surName: '',
    emailAddresses: [],
    telephoneNumbers: [],
  };
}

export function newDraft(entityId: string, line: number): Draft {
  return {
    entity: {
      entityId,
      line,
      registrationPolicies: {},
      // Names come from the file, and one may be `constructor`.
      attributes: Object.create(null) as Record<string, string[]>,
      organisationNames: {},
      organisationDisplayNames: {},
      organisationUrls: {},
      contacts: [],
    },
    identityProvider: { ...userInterface(), scopes: [] },
    serviceProvider: {
      ...userInterface(),
      protocols: [],
      nameIds: [],
      serviceNames: {},
      serviceDescriptions: {},
      requestedAttributes: [],
    },
    contact: emptyContact(),
    attributeValues: [],
    said: [],
    size: 0,
  };
}

/** Returns a reader that keeps the first text of each language. */
function localised(select: (draft: Draft) => Localised): Reader {
  return (draft, { language, text }) => {
    const texts = select(draft);
    if (text !== '' && texts[language] === undefined) texts[language] = text;
  };
}

function listed(select: (draft: Draft) => string[]): Reader {
  return (draft, { text }) => {
    if (text !== '') select(draft).push(text);
  };
}

function userInterfaceOf(role: string, select: (draft: Draft) => UserInterface): Record<string, Reader> {
  const at = `${role}/Extensions/mdui:UIInfo`;
  return {
    [`${at}/mdui:DisplayName`]: localised((draft) => select(draft).displayNames),
    [`${at}/mdui:Description`]: localised((draft) => select(draft).descriptions),
    [`${at}/mdui:Keywords`]: localised((draft) => select(draft).keywords),
    [`${at}/mdui:InformationURL`]: localised((draft) => select(draft).informationUrls),
    [`${at}/mdui:PrivacyStatementURL`]: localised((draft) => select(draft).privacyStatementUrls),
    [`${at}/mdui:Logo`]: (draft, { text, language, attribute }) =>
      select(draft).logos.push({
        url: text,
        language,
        width: Number(attribute('width')) || 0,
        height: Number(attribute('height')) || 0,
      }),
  };
}

/** Reads an xs:boolean; a missing value is false. */
function isTrue(value: string): boolean {
  return ['true', '1'].includes(value.trim());
}

const scope: Reader = (draft, { text, attribute }) => {
  const pattern = isTrue(attribute('regexp'));
  if (text !== '' && !pattern) draft.identityProvider.scopes.push(text);
};

const attributeValue: Reader = listed((draft) => draft.attributeValues);
const service = 'SPSSODescriptor/AttributeConsumingService';

/** Readers of elements, by path within an EntityDescriptor. Each runs when its element ends. */
export const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    'Extensions/mdrpi:RegistrationInfo': ({ entity }, { attribute }) => {
      const [authority, instant] = [attribute('registrationAuthority'), attribute('registrationInstant')];
      if (authority !== '') entity.registrationAuthority = authority;
      if (instant !== '') entity.registrationInstant = instant;
    },
    'Extensions/mdrpi:RegistrationInfo/mdrpi:RegistrationPolicy': localised(
      ({ entity }) => entity.registrationPolicies,
    ),
    'Extensions/mdattr:EntityAttributes/saml:Attribute/saml:AttributeValue': attributeValue,
    'Extensions/mdattr:EntityAttributes/saml:Attribute': (draft, { attribute }) => {
      const name = attribute('Name');
      draft.entity.attributes[name] = [...(draft.entity.attributes[name] ?? []), ...draft.attributeValues];
      draft.attributeValues = [];
    },
    'Extensions/shibmd:Scope': scope,
    'IDPSSODescriptor/Extensions/shibmd:Scope': scope,
    IDPSSODescriptor: ({ entity, identityProvider }, { attribute }) => {
      const errorUrl = attribute('errorURL').trim();
      if (errorUrl !== '') identityProvider.errorUrl = errorUrl;
      entity.identityProvider = identityProvider;
    },
    SPSSODescriptor: ({ entity, serviceProvider }, { attribute }) => {
      serviceProvider.protocols.push(...attribute('protocolSupportEnumeration').split(/\s+/));
      entity.serviceProvider = serviceProvider;
    },
    ...userInterfaceOf('IDPSSODescriptor', ({ identityProvider }) => identityProvider),
    ...userInterfaceOf('SPSSODescriptor', ({ serviceProvider }) => serviceProvider),
    'SPSSODescriptor/NameIDFormat': listed(({ serviceProvider }) => serviceProvider.nameIds),
    [`${service}/ServiceName`]: localised(({ serviceProvider }) => serviceProvider.serviceNames),
    [`${service}/ServiceDescription`]: localised(
      ({ serviceProvider }) => serviceProvider.serviceDescriptions,
    ),
    [`${service}/RequestedAttribute/saml:AttributeValue`]: attributeValue,
    [`${service}/RequestedAttribute`]: (draft, { attribute }) => {
      const requested = {
        name: attribute('Name'),
        friendlyName: attribute('FriendlyName').trim(),
        required: isTrue(attribute('isRequired')),
        values: draft.attributeValues,
      };
      draft.attributeValues = [];
      if (requested.name !== '') draft.serviceProvider.requestedAttributes.push(requested);
    },
    'Organization/OrganizationName': localised(({ entity }) => entity.organisationNames),
    'Organization/OrganizationDisplayName': localised(({ entity }) => entity.organisationDisplayNames),
    'Organization/OrganizationURL': localised(({ entity }) => entity.organisationUrls),
    'ContactPerson/Company': ({ contact }, { text }) => (contact.company = text),
    'ContactPerson/GivenName': ({ contact }, { text }) => (contact.givenName = text),
    'ContactPerson/SurName': ({ contact }, { text }) => (contact.surName = text),
    'ContactPerson/EmailAddress': listed(({ contact }) => contact.emailAddresses),
    'ContactPerson/TelephoneNumber': listed(({ contact }) => contact.telephoneNumbers),
    ContactPerson: (draft, { attribute, extensionType }) => {
      draft.entity.contacts.push({ ...draft.contact, contactType: attribute('contactType'), extensionType });
      draft.contact = emptyContact();
    },
  }),
);

/**
 * Adds the data of the groups around an entity, the outermost first, that applies to all entities in them: attributes
 * add up; for registrations the nearest counts.
 */
export function takeFromGroups(entity: MetadataEntity, groups: readonly Draft[]): void {
  for (const { entity: said } of [...groups].reverse()) {
    for (const [name, values] of Object.entries(said.attributes))
      entity.attributes[name] = [...(entity.attributes[name] ?? []), ...values];
    if (entity.registrationAuthority !== undefined || said.registrationAuthority === undefined) continue;
    entity.registrationAuthority = said.registrationAuthority;
    if (said.registrationInstant !== undefined) entity.registrationInstant = said.registrationInstant;
    entity.registrationPolicies = said.registrationPolicies;
  }
}

/** Returns the path of an element within a parent path; undefined if it is not read. */
export function pathWithin(parent: string | undefined, { uri, local }: SaxesTagNS): string | undefined {
  const name = tableName(uri, local);
  if (parent === undefined || name === undefined) return undefined;
  return parent === '' ? name : `${parent}/${name}`;
}

export function plain(tag: SaxesTagNS, name: string): string {
  return tag.attributes[name]?.value ?? '';
}

function qualified(tag: SaxesTagNS, uri: string, local: string): string {
  const found = Object.values(tag.attributes).find((one) => one.uri === uri && one.local === local);
  return found?.value.trim() ?? '';
}

export function asElement(tag: SaxesTagNS, text: string): Element {
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    language: languageOf(qualified(tag, XML, 'lang')),
    attribute: (name) => plain(tag, name).trim(),
    get extensionType() {
      return qualified(tag, REFEDS_CONTACT, 'contactType');
    },
  };
}
