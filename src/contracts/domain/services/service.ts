import type {
  AttributeReleasePolicy,
  Category,
  FilteredUserAttribute,
  PrivacyInfo,
  RequestedAttributes,
  SubjectIdRequirement,
} from '../../wire/service';
import type { ContactPerson } from '../../wire/institution';
import type { ConnectOption, LicenseStatus, StateType } from '../../wire/enumerations';
import type { Texts } from '../person/person';
import type { ServiceRef } from './serviceRef';

/** A service in the catalogue. */
export interface CatalogueService extends ServiceRef {
  readonly entityId: string;
  readonly name: string;
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly keywords: Texts;
  readonly organisation: string;
  readonly logoUrl?: string;
  readonly state: StateType;
  readonly connected: boolean;
  readonly idpVisibleOnly: boolean;
  readonly institutionId?: string;
  readonly source: string;
  readonly entityCategories: readonly string[];
  readonly minimalLevel?: string;
  readonly publishedInEdugain?: boolean;
  /** True if it does not support SAML 2.0, so that it cannot be connected. */
  readonly saml1Only: boolean;
  readonly releasePolicy: AttributeReleasePolicy;
  readonly manipulation: boolean;
  readonly manipulationNotes?: string;
  readonly license: LicenseStatus;
  readonly categories: readonly Category[];
}

/** A service on its page and in its dialogs. */
export interface ServiceDetail extends CatalogueService {
  readonly organisations: Texts;
  readonly description: string;
  readonly contractualBase: string;
  readonly connectOption: ConnectOption;
  readonly agreementRefused: boolean;
  readonly policyEnforcementRequired: boolean;
  readonly exampleSingleTenant: boolean;
  readonly vendor?: string;
  /** Certifications such as Sirtfi. */
  readonly assurances: readonly string[];
  /** The registrar. */
  readonly registrar?: string;
  /** Identifier of people that it needs; absent: not declared. */
  readonly subjectId?: SubjectIdRequirement;
  readonly links: {
    readonly website?: string;
    readonly support?: string;
    readonly login?: string;
    readonly terms?: string;
    readonly registrationPolicy?: string;
    readonly privacyStatement?: string;
    readonly registrationInfo?: string;
    readonly wiki?: string;
    readonly service?: string;
  };
  readonly privacy: PrivacyInfo;
  readonly nameIds: readonly string[];
  readonly motivations: Readonly<Record<string, string>>;
  /** By the urn of an attribute; empty if nothing is known. */
  readonly requested: Readonly<RequestedAttributes>;
  readonly sources: Readonly<Record<string, string>>;
  readonly resourceServers: readonly string[];
  readonly contacts: readonly ContactPerson[];
  readonly ownAttributes: readonly FilteredUserAttribute[];
}
