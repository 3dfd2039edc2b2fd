import type { AttributeReleasePolicy, Service } from '../../../src/contracts/wire/service';
import type { Principal } from '../identity/identity.module';
import { contactView, type ServiceDocument } from '../federation/federation.module';
import { typeOfService } from './categories';
import { localise, nameOf, preferred } from '../../platform/text/localise';
import { present } from '../../platform/text/present';
import { inOwnOrder } from './inOwnOrder';
import { ownAttributes } from './ownAttributes';
import type { ServiceRow } from './serviceRows';

function releasePolicyView(attributes: ServiceDocument['releasePolicy']): AttributeReleasePolicy {
  if (!attributes) return { attributes: {}, noArp: true, noAttrArp: false };
  const empty = Object.keys(attributes).length === 0;
  return { name: 'arp', description: 'arp', attributes, noArp: false, noAttrArp: empty };
}

/** Returns the motivation and source of each released attribute; without a policy there are no members. */
function explanations({ releasePolicy, motivations, sources }: ServiceDocument) {
  if (!releasePolicy) return {};
  const names = Object.keys(releasePolicy);
  return {
    motivations: Object.fromEntries(names.map((name) => [name, motivations[name] ?? ''])),
    sources: Object.fromEntries(names.map((name) => [name, sources[name] ?? 'idp'])),
  };
}

function optionalMembers(row: ServiceRow, language: string) {
  const document = inOwnOrder(row.document);
  const description = localise(document.descriptions, language);
  const support = localise(document.supportUrls, language);
  const [category1, category2, category3] = document.entityCategories;
  return present({
    description,
    enduserDescription: description,
    institutionDescription: description,
    logoUrl: row.logo_url,
    detailLogoUrl: row.logo_url,
    websiteUrl: preferred(document.organisationUrls, ['pt', 'en', 'nl']),
    appUrl: document.appUrl,
    eulaUrl: document.eulaUrl,
    supportUrl: support,
    serviceUrl: support,
    wikiUrl: localise(document.wikiUrls, language),
    registrationPolicyUrl: localise(document.registrationPolicyUrls, language),
    privacyStatementUrl: localise(document.privacyStatementUrls, language),
    registrationInfoUrl: document.registrationInfoUrl,
    institutionId: row.institution_id,
    entityCategories1: category1,
    entityCategories2: category2,
    entityCategories3: category3,
    minimalLoaLevel: document.minimalLoaLevel,
    manipulationNotes: document.manipulationNotes,
    resourceServers: document.resourceServers.length > 0 ? document.resourceServers : undefined,
    vendor: document.vendor,
    keywords: Object.keys(document.keywords).length > 0 ? document.keywords : undefined,
  });
}

/** Returns a service for lists: only members of the wire contract, without allow-lists, contacts and own values. */
export function serviceView(row: ServiceRow, language: string): Service {
  const document = inOwnOrder(row.document);
  const name = nameOf(document.names, language, row.entity_id);
  return {
    id: row.eid,
    spEntityId: row.entity_id,
    entityType: row.entity_type,
    exampleSingleTenant: row.entity_type === 'single_tenant_template',
    isResourceServer: row.entity_type === 'oauth20_rs',
    state: row.state,
    name,
    spName: name,
    names: document.names,
    displayNames: document.displayNames,
    descriptions: document.descriptions,
    organisations: document.organisations,
    organisation: localise(document.organisations, language) ?? '',
    ...optionalMembers(row, language),
    interfedSource: document.interfedSource,
    contractualBase: document.contractualBase,
    strongAuthentication: document.minimalLoaLevel !== undefined,
    licenseStatus: document.licenseStatus,
    connected: row.connected,
    idpVisibleOnly: row.idp_visible_only,
    policyEnforcementDecisionRequired: document.policyEnforcementDecisionRequired,
    noConsentRequired: document.noConsentRequired,
    aansluitovereenkomstRefused: document.aansluitovereenkomstRefused,
    guestEnabled: document.guestEnabled,
    publishedInEdugain: document.publishedInEdugain,
    ...(document.saml1Only && { saml1Only: true }),
    manipulation: document.manipulation,
    arp: releasePolicyView(document.releasePolicy),
    ...explanations(document),
    privacyInfo: document.privacyInfo,
    nameIds: document.nameIds,
    dashboardConnectOption: row.connect_option,
    categories: [typeOfService(document.typesOfService, language)],
    screenshotUrls: [],
  };
}

/** Returns the metadata of a service that only its own page shows. */
function detailsOf(document: ServiceDocument) {
  const { entityCategories, assuranceCertifications, registrationAuthority } = document;
  const { subjectIdRequirement, requestedAttributes } = document;
  return {
    entityCategories,
    ...(assuranceCertifications && { assuranceCertifications }),
    ...(registrationAuthority && { registrationAuthority }),
    ...(subjectIdRequirement && { subjectIdRequirement }),
    ...(requestedAttributes && { requestedAttributes }),
  };
}

/** Returns a single service in full: with the person's own values, and with contacts except for guests. */
export function serviceDetailView(row: ServiceRow, language: string, principal: Principal | null): Service {
  return {
    ...serviceView(row, language),
    ...(principal ? { contactPersons: row.document.contacts.map(contactView) } : {}),
    ...detailsOf(row.document),
    filteredUserAttributes: ownAttributes(row.document.releasePolicy, principal),
  };
}
