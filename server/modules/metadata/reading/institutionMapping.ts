import type { InstitutionDocument } from '../../federation/federation.module';
import { contactPersons } from './contacts';
import type { IdentityProviderRole, MetadataEntity } from './entity';
import {
  assuranceCertifications,
  entityCategories,
  entityCategorySupport,
  registration,
} from './entityAttributes';
import { byLanguage, firstOf, keywords } from './languages';
import { bestLogo } from './logo';
import { isWebAddress, webAddresses } from '../webAddress';

/** Members of the document that metadata decides; a later import replaces these and leaves the others alone. */
export const institutionMembers = [
  'names',
  'displayNames',
  'descriptions',
  'keywords',
  'homeUrls',
  'organisationNames',
  'organisationDisplayNames',
  'logoUrl',
  'scopes',
  'contacts',
  'informationUrls',
  'privacyStatementUrls',
  'errorUrl',
  'registrationPolicyUrls',
  'registrationAuthority',
  'registrationInstant',
  'entityCategories',
  'entityCategorySupport',
  'assuranceCertifications',
] as const satisfies readonly (keyof InstitutionDocument)[];

type MappedMembers = Pick<InstitutionDocument, (typeof institutionMembers)[number]>;

export function mappedInstitution(entity: MetadataEntity, role: IdentityProviderRole): MappedMembers {
  const logoUrl = bestLogo(role.logos);
  return {
    names: firstOf(role.displayNames, entity.organisationDisplayNames, entity.organisationNames),
    displayNames: byLanguage(role.displayNames),
    descriptions: byLanguage(role.descriptions),
    keywords: keywords(role.keywords),
    homeUrls: byLanguage(webAddresses(entity.organisationUrls)),
    organisationNames: byLanguage(entity.organisationNames),
    organisationDisplayNames: byLanguage(entity.organisationDisplayNames),
    ...(logoUrl === undefined ? {} : { logoUrl }),
    scopes: [...new Set(role.scopes)],
    contacts: contactPersons(entity.contacts),
    informationUrls: byLanguage(webAddresses(role.informationUrls)),
    privacyStatementUrls: byLanguage(webAddresses(role.privacyStatementUrls)),
    errorUrl: role.errorUrl !== undefined && isWebAddress(role.errorUrl) ? role.errorUrl : '',
    registrationPolicyUrls: byLanguage(webAddresses(entity.registrationPolicies)),
    ...registration(entity),
    entityCategories: entityCategories(entity),
    entityCategorySupport: entityCategorySupport(entity),
    assuranceCertifications: assuranceCertifications(entity),
  };
}
