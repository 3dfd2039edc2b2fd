import { Type, type Static } from 'typebox';
import { Localised } from './common';
import { ConnectOption, EntityType, LicenseStatus, StateType } from './enumerations';
import { ContactPerson } from './institution';

/** Attribute release policy: attribute urn → release filters, `*` = any. */
export const AttributeReleasePolicy = Type.Object({
  name: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  attributes: Type.Record(Type.String(), Type.Array(Type.String())),
  /** No policy at all: everything is released. */
  noArp: Type.Boolean(),
  /** A policy without attributes: nothing is released. */
  noAttrArp: Type.Boolean(),
});
export type AttributeReleasePolicy = Static<typeof AttributeReleasePolicy>;

/** An attribute's name in the metadata, by its urn, and whether the service does not work without it. */
export const RequestedAttributes = Type.Record(
  Type.String(),
  Type.Object({ required: Type.Boolean(), friendlyName: Type.Optional(Type.String()) }),
);
export type RequestedAttributes = Static<typeof RequestedAttributes>;

/** Identifiers of people that a service needs (SAML Subject Identifier Attributes Profile). */
export const SubjectIdRequirement = Type.Enum(['subject-id', 'pairwise-id', 'any', 'none']);
export type SubjectIdRequirement = Static<typeof SubjectIdRequirement>;

export const PrivacyInfo = Type.Partial(
  Type.Object({
    whatData: Type.String(),
    country: Type.String(),
    accessData: Type.String(),
    securityMeasures: Type.String(),
    privacyStatementURLen: Type.String(),
    privacyStatementURLnl: Type.String(),
    dpaType: Type.String(),
    otherInfo: Type.String(),
  }),
);
export type PrivacyInfo = Static<typeof PrivacyInfo>;

/** A facet of the server; `count` is always 0, since the client counts. */
export const Category = Type.Object({
  name: Type.String(),
  searchValue: Type.String(),
  values: Type.Array(Type.Object({ count: Type.Integer(), value: Type.String() })),
});
export type Category = Static<typeof Category>;

export const FilteredUserAttribute = Type.Object({
  name: Type.String(),
  filters: Type.Array(Type.String()),
  userValues: Type.Array(Type.String()),
});
export type FilteredUserAttribute = Static<typeof FilteredUserAttribute>;

/** A service. "Ours" marks members that our server adds to the contract. */
export const Service = Type.Object({
  id: Type.Integer(),
  spEntityId: Type.String(),
  entityType: EntityType,
  exampleSingleTenant: Type.Boolean(),
  isResourceServer: Type.Boolean(),
  state: Type.Optional(StateType),
  name: Type.String(),
  spName: Type.String(),
  names: Localised,
  displayNames: Localised,
  descriptions: Localised,
  organisations: Localised,
  /** Ours: search words by language. */
  keywords: Type.Optional(Localised),
  organisation: Type.String(),
  description: Type.Optional(Type.String()),
  enduserDescription: Type.Optional(Type.String()),
  institutionDescription: Type.Optional(Type.String()),
  /** On our server: a path below `/logos/`. */
  logoUrl: Type.Optional(Type.String()),
  detailLogoUrl: Type.Optional(Type.String()),
  websiteUrl: Type.Optional(Type.String()),
  appUrl: Type.Optional(Type.String()),
  eulaUrl: Type.Optional(Type.String()),
  supportUrl: Type.Optional(Type.String()),
  serviceUrl: Type.Optional(Type.String()),
  wikiUrl: Type.Optional(Type.String()),
  registrationPolicyUrl: Type.Optional(Type.String()),
  privacyStatementUrl: Type.Optional(Type.String()),
  registrationInfoUrl: Type.Optional(Type.String()),
  interfedSource: Type.String(),
  institutionId: Type.Optional(Type.String()),
  contractualBase: Type.String(),
  entityCategories1: Type.Optional(Type.String()),
  entityCategories2: Type.Optional(Type.String()),
  entityCategories3: Type.Optional(Type.String()),
  /** Ours: all categories; the three members above are the first of them. */
  entityCategories: Type.Optional(Type.Array(Type.String())),
  /** Ours: certifications such as Sirtfi. */
  assuranceCertifications: Type.Optional(Type.Array(Type.String())),
  /** Ours: the registrar. */
  registrationAuthority: Type.Optional(Type.String()),
  /** Ours: the identifier of people that it needs. */
  subjectIdRequirement: Type.Optional(SubjectIdRequirement),
  minimalLoaLevel: Type.Optional(Type.String()),
  strongAuthentication: Type.Boolean(),
  licenseStatus: LicenseStatus,
  connected: Type.Boolean(),
  idpVisibleOnly: Type.Boolean(),
  policyEnforcementDecisionRequired: Type.Boolean(),
  noConsentRequired: Type.Boolean(),
  aansluitovereenkomstRefused: Type.Boolean(),
  guestEnabled: Type.Boolean(),
  manipulation: Type.Boolean(),
  manipulationNotes: Type.Optional(Type.String()),
  arp: AttributeReleasePolicy,
  motivations: Type.Optional(Type.Record(Type.String(), Type.String())),
  sources: Type.Optional(Type.Record(Type.String(), Type.String())),
  privacyInfo: PrivacyInfo,
  nameIds: Type.Array(Type.String()),
  resourceServers: Type.Optional(Type.Array(Type.String())),
  dashboardConnectOption: ConnectOption,
  categories: Type.Array(Category),
  screenshotUrls: Type.Array(Type.String()),
  /** Ours: whether the service itself is published in eduGAIN. */
  publishedInEdugain: Type.Optional(Type.Boolean()),
  /** Ours: never for guests. */
  contactPersons: Type.Optional(Type.Array(ContactPerson)),
  /** Ours. */
  vendor: Type.Optional(Type.String()),
  /** Ours: whether it does not support SAML 2.0, so that it cannot be connected. */
  saml1Only: Type.Optional(Type.Boolean()),
  /** Ours: in the same answers as `filteredUserAttributes`, if the metadata has them. */
  requestedAttributes: Type.Optional(RequestedAttributes),
  /** Only in `/services/detail` and in bare lists (WIRE T4). */
  filteredUserAttributes: Type.Optional(Type.Array(FilteredUserAttribute)),
});
export type Service = Static<typeof Service>;

/** Answer of `GET /services`. */
export const Catalogue = Type.Object({ apps: Type.Array(Service), facets: Type.Array(Category) });
export type Catalogue = Static<typeof Catalogue>;
