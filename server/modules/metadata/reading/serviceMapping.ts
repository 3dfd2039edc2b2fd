import type { ServiceDocument } from '../../federation/federation.module';
import { contactPersons } from './contacts';
import type { MetadataEntity, ServiceProviderRole } from './entity';
import {
  assuranceCertifications,
  entityCategories,
  registration,
  subjectIdRequirement,
} from './entityAttributes';
import { byLanguage, firstOf, keywords } from './languages';
import { serviceLogo } from './logo';
import { releaseOf } from './releasePolicy';
import { sourceOf, type SourceMap } from './sourceMap';
import { webAddresses } from '../webAddress';

const SAML_2 = 'urn:oasis:names:tc:SAML:2.0:protocol';
const SAML_1 = /^urn:oasis:names:tc:SAML:1\.[01]:protocol$/;

/**
 * Returns whether a service supports SAML 1 but not SAML 2.0, so that it cannot be connected. A service that names
 * neither protocol is not judged.
 */
function isSaml1Only(protocols: readonly string[]): boolean {
  return protocols.some((protocol) => SAML_1.test(protocol)) && !protocols.includes(SAML_2);
}

/** Members of the document that metadata decides; a later import replaces these and leaves the others alone. */
export const serviceMembers = [
  'firstLanguage',
  'names',
  'displayNames',
  'descriptions',
  'organisations',
  'keywords',
  'logoUrl',
  'supportUrls',
  'organisationUrls',
  'registrationPolicyUrls',
  'privacyStatementUrls',
  'registrationAuthority',
  'registrationInstant',
  'assuranceCertifications',
  'interfedSource',
  'entityCategories',
  'subjectIdRequirement',
  'releasePolicy',
  'requestedAttributes',
  'motivations',
  'sources',
  'nameIds',
  'saml1Only',
  'contacts',
] as const satisfies readonly (keyof ServiceDocument)[];

type MappedMembers = Pick<ServiceDocument, (typeof serviceMembers)[number]>;

export function mappedService(
  entity: MetadataEntity,
  role: ServiceProviderRole,
  sources: SourceMap,
): MappedMembers {
  const subjectId = subjectIdRequirement(entity);
  const { url: logoUrl } = serviceLogo(role.logos);
  const name = firstOf(role.displayNames, role.serviceNames);
  const names = Object.keys(name).length > 0 ? name : byLanguage(entity.organisationDisplayNames);
  const [firstLanguage] = Object.keys(names);
  return {
    ...(firstLanguage !== undefined && { firstLanguage }),
    names,
    displayNames: byLanguage(role.displayNames),
    descriptions: firstOf(role.descriptions, role.serviceDescriptions),
    organisations: firstOf(entity.organisationDisplayNames, entity.organisationNames),
    keywords: keywords(role.keywords),
    ...(logoUrl === undefined ? {} : { logoUrl }),
    supportUrls: byLanguage(webAddresses(role.informationUrls)),
    organisationUrls: byLanguage(webAddresses(entity.organisationUrls)),
    registrationPolicyUrls: byLanguage(webAddresses(entity.registrationPolicies)),
    privacyStatementUrls: byLanguage(webAddresses(role.privacyStatementUrls)),
    ...registration(entity),
    assuranceCertifications: assuranceCertifications(entity),
    interfedSource: sourceOf(sources, entity.registrationAuthority),
    entityCategories: entityCategories(entity),
    ...(subjectId && { subjectIdRequirement: subjectId }),
    ...releaseOf(role.requestedAttributes),
    nameIds: [...new Set(role.nameIds)],
    ...(isSaml1Only(role.protocols) && { saml1Only: true }),
    contacts: contactPersons(entity.contacts),
  };
}
