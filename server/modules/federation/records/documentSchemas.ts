import { Type, type TSchema } from 'typebox';
import { Localised } from '../../../../src/contracts/wire/common';
import { ContactPersonType, LicenseStatus } from '../../../../src/contracts/wire/enumerations';
import {
  PrivacyInfo,
  RequestedAttributes,
  SubjectIdRequirement,
} from '../../../../src/contracts/wire/service';
import type { InstitutionDocument, ServiceDocument } from '../documents';

const text = Type.String();
const maybe = Type.Optional(text);
const flag = Type.Boolean();
const texts = Type.Array(text);
const byName = Type.Record(text, text);
const listsByName = Type.Record(text, texts);
/** All members of a document, so that the compiler requires new ones here. */
type Members<Document> = Record<keyof Document, TSchema>;
/** Refuses other members, so that a misspelt name is reported. */
const closed = { additionalProperties: false };

const StoredContact = Type.Object(
  {
    id: maybe,
    name: text,
    emailAddress: maybe,
    telephoneNumber: maybe,
    contactPersonType: Type.Enum([...ContactPersonType.enum, 'security']),
    sirtfiSecurityContact: flag,
    sabContact: flag,
  },
  closed,
);

/** Schema of `InstitutionDocument` in state files. */
export const InstitutionTexts = Type.Object(
  {
    names: Localised,
    displayNames: Localised,
    descriptions: Localised,
    keywords: Localised,
    homeUrls: Localised,
    organisationNames: Localised,
    organisationDisplayNames: Localised,
    logoUrl: maybe,
    scopes: texts,
    contacts: Type.Array(StoredContact),
    publishedInEdugain: flag,
    publishInEdugainDate: maybe,
    connectToRSServicesAutomatically: flag,
    allowMaintainersToManageAuthzRules: flag,
    displayAdminEmailsInDashboard: flag,
    displayStatsInDashboard: flag,
    noConsentRequired: flag,
    registrationAuthority: maybe,
    registrationInstant: maybe,
    privacyStatementUrls: Type.Optional(Localised),
    informationUrls: Type.Optional(Localised),
    errorUrl: maybe,
    registrationPolicyUrls: Type.Optional(Localised),
    entityCategories: Type.Optional(texts),
    entityCategorySupport: Type.Optional(texts),
    assuranceCertifications: Type.Optional(texts),
  } satisfies Members<InstitutionDocument>,
  closed,
);

/** Schema of `ServiceDocument` in state files. */
export const ServiceTexts = Type.Object(
  {
    firstLanguage: maybe,
    names: Localised,
    displayNames: Localised,
    descriptions: Localised,
    organisations: Localised,
    keywords: Localised,
    logoUrl: maybe,
    appUrl: maybe,
    eulaUrl: maybe,
    supportUrls: Localised,
    organisationUrls: Localised,
    wikiUrls: Localised,
    registrationPolicyUrls: Localised,
    privacyStatementUrls: Localised,
    registrationInfoUrl: maybe,
    registrationAuthority: maybe,
    registrationInstant: maybe,
    assuranceCertifications: Type.Optional(texts),
    interfedSource: text,
    contractualBase: text,
    entityCategories: texts,
    subjectIdRequirement: Type.Optional(SubjectIdRequirement),
    minimalLoaLevel: maybe,
    licenseStatus: LicenseStatus,
    releasePolicy: Type.Optional(listsByName),
    requestedAttributes: Type.Optional(RequestedAttributes),
    motivations: byName,
    sources: byName,
    nameIds: texts,
    saml1Only: Type.Optional(flag),
    privacyInfo: PrivacyInfo,
    resourceServers: texts,
    typesOfService: listsByName,
    manipulationNotes: maybe,
    manipulation: flag,
    policyEnforcementDecisionRequired: flag,
    noConsentRequired: flag,
    aansluitovereenkomstRefused: flag,
    guestEnabled: flag,
    publishedInEdugain: flag,
    vendor: maybe,
    contacts: Type.Array(StoredContact),
  } satisfies Members<ServiceDocument>,
  closed,
);
