import { Type, type Static } from 'typebox';
import { Localised } from './common';
import { Consent } from './consent';
import { ContactPersonType, StateType } from './enumerations';

export const ContactPerson = Type.Object({
  /** Only from our server; identifies the contact in a change request. */
  id: Type.Optional(Type.String()),
  name: Type.String(),
  emailAddress: Type.Optional(Type.String()),
  telephoneNumber: Type.Optional(Type.String()),
  contactPersonType: ContactPersonType,
  sirtfiSecurityContact: Type.Boolean(),
  sabContact: Type.Boolean(),
});
export type ContactPerson = Static<typeof ContactPerson>;

/** A service by entity ID, and the assurance level or multi-factor value (URI) that is set for it. */
export const EntityLevel = Type.Object({ name: Type.String(), level: Type.String() });
export type EntityLevel = Static<typeof EntityLevel>;

/** An institution's metadata: `''`, `{}` and `[]` for empty values, absent if they were never read. */
export const InstitutionMetadata = Type.Partial(
  Type.Object({
    informationUrls: Localised,
    privacyStatementUrls: Localised,
    /** May contain the placeholders of the errorURL profile. */
    errorUrl: Type.String(),
    registrationAuthority: Type.String(),
    /** ISO 8601. */
    registrationInstant: Type.String(),
    registrationPolicyUrls: Localised,
    /** Categories of the institution itself. */
    entityCategories: Type.Array(Type.String()),
    /** Categories of services that the institution declares to support. */
    entityCategorySupport: Type.Array(Type.String()),
    /** Certifications such as Sirtfi. */
    assuranceCertifications: Type.Array(Type.String()),
  }),
);
export type InstitutionMetadata = Static<typeof InstitutionMetadata>;

/** An institution without the allow-lists and the internal ID, which are never sent. */
export const IdentityProvider = Type.Object({
  id: Type.String(),
  eid: Type.Integer(),
  state: Type.Optional(StateType),
  name: Type.String(),
  names: Localised,
  displayNames: Localised,
  descriptions: Localised,
  homeUrls: Localised,
  organisations: Localised,
  keywords: Localised,
  organisationNames: Localised,
  organisationDisplayNames: Localised,
  logoUrl: Type.Optional(Type.String()),
  publishInEdugainDate: Type.Optional(Type.String()),
  publishedInEdugain: Type.Optional(Type.Boolean()),
  institutionId: Type.Optional(Type.String()),
  contactPersons: Type.Array(ContactPerson),
  disableConsent: Type.Array(Type.Partial(Consent)),
  stepupEntities: Type.Array(EntityLevel),
  mfaEntities: Type.Array(EntityLevel),
  connectToRSServicesAutomatically: Type.Boolean(),
  allowMaintainersToManageAuthzRules: Type.Boolean(),
  displayStatsInDashboard: Type.Boolean(),
  displayAdminEmailsInDashboard: Type.Optional(Type.Boolean()),
  noConsentRequired: Type.Boolean(),
  linked: Type.Boolean(),
  /** Ours: data for the scorecard. */
  metadata: Type.Optional(InstitutionMetadata),
});
export type IdentityProvider = Static<typeof IdentityProvider>;

/** An institution in the list of a service's institutions. */
export const ConnectedInstitution = Type.Object({
  id: Type.String(),
  name: Type.String(),
  nameNl: Type.Optional(Type.String()),
  institutionId: Type.Optional(Type.String()),
  state: Type.Optional(StateType),
  logoUrl: Type.Optional(Type.String()),
});
export type ConnectedInstitution = Static<typeof ConnectedInstitution>;
