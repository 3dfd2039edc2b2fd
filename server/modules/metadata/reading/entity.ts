import type { Localised } from '../../../../src/contracts/wire/common';
import type { EntityText } from './entityText';

export interface LogoCandidate {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly language: string;
}

/** What a role of an entity says for people (mdui), by language. */
export interface UserInterface {
  displayNames: Localised;
  descriptions: Localised;
  keywords: Localised;
  informationUrls: Localised;
  privacyStatementUrls: Localised;
  logos: LogoCandidate[];
}

export interface RequestedAttribute {
  readonly name: string;
  /** What the metadata calls it; `` without that. */
  readonly friendlyName: string;
  /** Whether the service says that it does not work without it. */
  readonly required: boolean;
  readonly values: readonly string[];
}

export interface MetadataContact {
  contactType: string;
  /** `remd:contactType` of an extension contact. */
  extensionType: string;
  company: string;
  givenName: string;
  surName: string;
  emailAddresses: string[];
  telephoneNumbers: string[];
}

export interface IdentityProviderRole extends UserInterface {
  scopes: string[];
  /** Page that people are sent to whose login fails; absent: the metadata names no such page. */
  errorUrl?: string;
}

export interface ServiceProviderRole extends UserInterface {
  /** Protocols that it speaks, by their names. */
  protocols: string[];
  nameIds: string[];
  serviceNames: Localised;
  serviceDescriptions: Localised;
  requestedAttributes: RequestedAttribute[];
}

/** One EntityDescriptor as it stands in the file, with trimmed texts; nothing is interpreted yet. */
export interface MetadataEntity {
  readonly entityId: string;
  readonly line: number;
  identityProvider?: IdentityProviderRole;
  serviceProvider?: ServiceProviderRole;
  registrationAuthority?: string;
  registrationInstant?: string;
  registrationPolicies: Localised;
  /** EntityAttributes by name: categories, category support, assurance certification. */
  attributes: Record<string, string[]>;
  organisationNames: Localised;
  organisationDisplayNames: Localised;
  organisationUrls: Localised;
  contacts: MetadataContact[];
  /** Absent where it was too long to be kept. */
  source?: EntityText | undefined;
}

/** What is read of a file besides its entities. */
export interface Aggregate {
  /** Name of the outermost EntitiesDescriptor; of an entity alone, its id. */
  name: string | undefined;
  /** When the validity of the file ends. */
  validUntil?: Date;
  /** After how many seconds at the latest the file should be read again. */
  cacheSeconds?: number;
  /** Entities whose own validity has ended, although that of the file has not. */
  expired: string[];
  /** Entities that are left out because they are too large. */
  tooLarge: string[];
  /** Entities that are left out because of their id or a date, each with the reason. */
  unusable: string[];
  /** Texts that were cut because of their length, by entity and element. */
  shortened: string[];
  /** Texts that were left out because of their length, by entity and element: a part of them would mean something else. */
  droppedTexts: string[];
  /** Entities that are neither an identity provider nor a service. */
  otherRoles: number;
}

export function newAggregate(): Aggregate {
  return {
    name: undefined,
    expired: [],
    tooLarge: [],
    unusable: [],
    shortened: [],
    droppedTexts: [],
    otherRoles: 0,
  };
}
