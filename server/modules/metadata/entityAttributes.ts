import type { MetadataEntity } from './entity';

const CATEGORY = 'http://macedir.org/entity-category';
const SUPPORT = 'http://macedir.org/entity-category-support';
const ASSURANCE = 'urn:oasis:names:tc:SAML:attribute:assurance-certification';

/** The wire has room for three categories, so those that pages explain come first. */
const explained = [
  'http://www.geant.net/uri/dataprotection-code-of-conduct/v1',
  'https://refeds.org/category/code-of-conduct/v2',
  'http://refeds.org/category/research-and-scholarship',
];

function valuesOf(entity: MetadataEntity, name: string): string[] {
  return [...new Set(entity.attributes[name] ?? [])];
}

export function entityCategories(entity: MetadataEntity): string[] {
  const categories = valuesOf(entity, CATEGORY);
  const known = explained.filter((category) => categories.includes(category));
  return [...known, ...categories.filter((category) => !explained.includes(category))];
}

export function entityCategorySupport(entity: MetadataEntity): string[] {
  return valuesOf(entity, SUPPORT);
}

export function assuranceCertifications(entity: MetadataEntity): string[] {
  return valuesOf(entity, ASSURANCE);
}

/** Returns who registered the entity, and when, as far as the metadata says. */
export function registration({ registrationAuthority, registrationInstant }: MetadataEntity) {
  return {
    ...(registrationAuthority === undefined ? {} : { registrationAuthority }),
    ...(registrationInstant === undefined ? {} : { registrationInstant }),
  };
}
