import type { Localised } from '../../../../src/contracts/wire/common';
import type { EntityText } from './entityText';

export interface LogoCandidate {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly language: string;
}

/** Texts of an entity's role for people (mdui), by language. */
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
  /** The friendly name in the metadata; `` if there is none. */
  readonly friendlyName: string;
  /** True if the service says that it does not work without it. */
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
  /** Page for people whose login fails; absent: the metadata names no such page. */
  errorUrl?: string;
}

export interface ServiceProviderRole extends UserInterface {
  /** Names of the protocols that it speaks. */
  protocols: string[];
  nameIds: string[];
  serviceNames: Localised;
  serviceDescriptions: Localised;
  requestedAttributes: RequestedAttribute[];
}

/** One EntityDescriptor as the file has it, with trimmed texts; nothing is interpreted yet. */
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
  /** Absent if it was too long to be kept. */
  source?: EntityText | undefined;
}

/** Data of a file besides its entities. */
export interface Aggregate {
  /** Name of the outermost EntitiesDescriptor; for a single entity, its ID. */
  name: string | undefined;
  /** End of the file's validity. */
  validUntil?: Date;
  /** Maximum number of seconds until the file should be read again. */
  cacheSeconds?: number;
  /** Entities whose own validity has ended, although that of the file has not. */
  expired: string[];
  /** Entities that are left out because they are too large. */
  tooLarge: string[];
  /** Entities that are left out because of their ID or a date, each with the reason. */
  unusable: string[];
  /** Texts that were truncated because of their length, by entity and element. */
  shortened: string[];
  /**
   * Texts that were left out because of their length, by entity and element: a part of them would mean something else.
   */
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
