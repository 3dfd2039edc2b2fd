import type { ContactType } from '../../../src/contracts/domain/institution/contactType';
import type { Localised } from '../../../src/contracts/wire/common';
import type { LicenseStatus } from '../../../src/contracts/wire/enumerations';
import type { ContactPerson } from '../../../src/contracts/wire/institution';
import type {
  PrivacyInfo,
  RequestedAttributes,
  SubjectIdRequirement,
} from '../../../src/contracts/wire/service';

/** Contact from metadata, including the type that the wire does not have. */
export type StoredContact = Omit<ContactPerson, 'contactPersonType'> & { contactPersonType: ContactType };

/** Data of an institution besides the columns of its row. Every language is kept. */
export interface InstitutionDocument {
  names: Localised;
  displayNames: Localised;
  descriptions: Localised;
  keywords: Localised;
  homeUrls: Localised;
  organisationNames: Localised;
  organisationDisplayNames: Localised;
  logoUrl?: string;
  scopes: string[];
  contacts: StoredContact[];
  publishedInEdugain: boolean;
  /** ISO 8601. */
  publishInEdugainDate?: string;
  connectToRSServicesAutomatically: boolean;
  allowMaintainersToManageAuthzRules: boolean;
  displayAdminEmailsInDashboard: boolean;
  displayStatsInDashboard: boolean;
  noConsentRequired: boolean;
  registrationAuthority?: string;
  /** ISO 8601. */
  registrationInstant?: string;
  privacyStatementUrls?: Localised;
  informationUrls?: Localised;
  /** Page for people whose login fails; empty: not in the metadata; absent: not read yet. */
  errorUrl?: string;
  registrationPolicyUrls?: Localised;
  entityCategories?: string[];
  /** Categories of services that the institution declares to support. */
  entityCategorySupport?: string[];
  /** Certifications such as Sirtfi. */
  assuranceCertifications?: string[];
}

/** Data of a service besides the columns of its row. Every language is kept. */
export interface ServiceDocument {
  /** Language of the first name in metadata; absent: no name, or unknown. */
  firstLanguage?: string;
  names: Localised;
  displayNames: Localised;
  descriptions: Localised;
  organisations: Localised;
  keywords: Localised;
  logoUrl?: string;
  appUrl?: string;
  eulaUrl?: string;
  /** Metadata `url:<lang>`. */
  supportUrls: Localised;
  organisationUrls: Localised;
  wikiUrls: Localised;
  registrationPolicyUrls: Localised;
  privacyStatementUrls: Localised;
  registrationInfoUrl?: string;
  registrationAuthority?: string;
  /** ISO 8601. */
  registrationInstant?: string;
  /** Certifications such as Sirtfi. */
  assuranceCertifications?: string[];
  interfedSource: string;
  contractualBase: string;
  entityCategories: string[];
  /** Absent: the metadata does not declare which subject identifier it needs. */
  subjectIdRequirement?: SubjectIdRequirement;
  minimalLoaLevel?: string;
  licenseStatus: LicenseStatus;
  /** Absent: no release policy, everything is released. Attribute URN → filters. */
  releasePolicy?: Record<string, string[]>;
  /** Absent: required attributes are unknown. */
  requestedAttributes?: RequestedAttributes;
  motivations: Record<string, string>;
  sources: Record<string, string>;
  nameIds: string[];
  /** The service does not support SAML 2.0, so that it cannot be connected; absent: it does, or unknown. */
  saml1Only?: boolean;
  privacyInfo: PrivacyInfo;
  resourceServers: string[];
  /** Types of service by language, in the same order. */
  typesOfService: Record<string, string[]>;
  manipulationNotes?: string;
  manipulation: boolean;
  policyEnforcementDecisionRequired: boolean;
  noConsentRequired: boolean;
  aansluitovereenkomstRefused: boolean;
  guestEnabled: boolean;
  publishedInEdugain: boolean;
  vendor?: string;
  contacts: StoredContact[];
}
