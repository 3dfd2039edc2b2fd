import type { Localised } from '../../../src/contracts/wire/common';
import type {
  IdentityProviderRole,
  MetadataContact,
  MetadataEntity,
  ServiceProviderRole,
  UserInterface,
} from './entity';

/** An element that has ended, with its text, its attributes and what was gathered for the element around it. */
export interface Element {
  readonly text: string;
  /** xml:lang in lower case, `` without one. */
  readonly language: string;
  /** Value of an attribute without namespace, or `` without it. */
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
      attributes: {},
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
  };
}

/** Returns a reader that keeps the first text of each language. */
function localised(select: (draft: Draft) => Localised): Reader {
  return (draft, { language, text }) => {
    const texts = select(draft);
    const key = language === '' ? 'en' : language;
    if (text !== '' && texts[key] === undefined) texts[key] = text;
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

/** Reads an xs:boolean; without one it is false. */
function isTrue(value: string): boolean {
  return ['true', '1'].includes(value.trim());
}

const scope: Reader = (draft, { text, attribute }) => {
  const pattern = isTrue(attribute('regexp'));
  if (text !== '' && !pattern) draft.identityProvider.scopes.push(text);
};

const attributeValue: Reader = listed((draft) => draft.attributeValues);
const service = 'SPSSODescriptor/AttributeConsumingService';

/** The elements that are read, by their path within an EntityDescriptor. Each is read when it ends. */
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
