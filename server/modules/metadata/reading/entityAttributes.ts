import { knownCategories } from '../../../../src/contracts/domain/attributes/entityCategory';
import { SubjectIdRequirement } from '../../../../src/contracts/wire/service';
import type { MetadataEntity } from './entity';

const CATEGORY = 'http://macedir.org/entity-category';
const SUPPORT = 'http://macedir.org/entity-category-support';
const ASSURANCE = 'urn:oasis:names:tc:SAML:attribute:assurance-certification';
const SUBJECT_ID = 'urn:oasis:names:tc:SAML:profiles:subject-id:req';

/** The contract's answers have room for three categories, so the ones that pages explain are first. */
const explained = Object.keys(knownCategories);

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

/** Returns the identifier of people that a service needs; undefined if it does not name one, or names several. */
export function subjectIdRequirement(entity: MetadataEntity): SubjectIdRequirement | undefined {
  const [value, ...others] = valuesOf(entity, SUBJECT_ID);
  return others.length === 0 ? SubjectIdRequirement.enum.find((known) => known === value) : undefined;
}

/** Returns the registrar and the time of the registration, if the metadata has them. */
export function registration({ registrationAuthority, registrationInstant }: MetadataEntity) {
  return {
    ...(registrationAuthority === undefined ? {} : { registrationAuthority }),
    ...(registrationInstant === undefined ? {} : { registrationInstant }),
  };
}
