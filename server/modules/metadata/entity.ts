import type { Localised } from '../../../src/contracts/wire/common';
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
