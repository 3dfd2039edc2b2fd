/** Categories, certifications, needed identifiers and protocols, as metadata says them. */
import type { MetadataEntity, ServiceProviderRole } from '../../../server/modules/metadata/reading/entity';
import { mappedInstitution } from '../../../server/modules/metadata/reading/institutionMapping';
import { mappedService } from '../../../server/modules/metadata/reading/serviceMapping';
import { parse } from '../../support/server/importing';
import { aggregate, entity, institutionRole, serviceRole } from '../../support/server/metadata';

function read(inside: string): MetadataEntity {
  const [found] = parse(aggregate(entity('https://entity.example', inside)), 1000).entities;
  if (!found) throw new Error('No entity');
  return found;
}

function service(inside: string) {
  const found = read(inside);
  return mappedService(found, found.serviceProvider as ServiceProviderRole, {});
}

const withAttributes = (attributes: Readonly<Record<string, readonly string[]>>) =>
  `<Extensions><mdattr:EntityAttributes>${Object.entries(attributes)
    .map(
      ([name, values]) =>
        `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
    )
    .join('')}</mdattr:EntityAttributes></Extensions>`;

test('all categories and certifications are stored, those with words first, and those of the institution as well', () => {
  const category = 'http://macedir.org/entity-category';
  const values = ['https://category.example/one', 'https://refeds.org/category/personalized'];
  const extensions = withAttributes({
    [category]: [...values, 'https://category.example/two', ...values],
    'urn:oasis:names:tc:SAML:attribute:assurance-certification': ['https://refeds.org/sirtfi2'],
  });
  const all = [values[1], values[0], 'https://category.example/two'];
  expect(service(extensions + serviceRole())).toMatchObject({
    entityCategories: all,
    assuranceCertifications: ['https://refeds.org/sirtfi2'],
  });
  const idp = read(extensions + institutionRole());
  expect(mappedInstitution(idp, idp.identityProvider as never).entityCategories).toEqual(all);
});

test.each([
  [['subject-id'], 'subject-id'],
  [['pairwise-id'], 'pairwise-id'],
  [['any'], 'any'],
  [['none'], 'none'],
  [['none', 'none'], 'none'],
  [['any', 'none'], undefined],
  [['everything'], undefined],
  [[], undefined],
])('subject-id:req of %j is %s', (values, requirement) => {
  const extensions = withAttributes({ 'urn:oasis:names:tc:SAML:profiles:subject-id:req': values });
  expect(service(extensions + serviceRole()).subjectIdRequirement).toBe(requirement);
});

test.each([
  ['SAML 1.1', ['1.1'], true],
  ['SAML 1.0 and 1.1', ['1.0', '1.1'], true],
  ['SAML 1.1 and 2.0', ['1.1', '2.0'], false],
  ['SAML 2.0', ['2.0'], false],
])('a service that speaks %s: whether it lacks SAML 2.0', (_protocols, versions, only) => {
  const names = versions.map((version) => `urn:oasis:names:tc:SAML:${version}:protocol`);
  const speaking = (some: readonly string[]) =>
    serviceRole('', '', `protocolSupportEnumeration="${some.join('\n ')}"`);
  expect(service(speaking(names)).saml1Only).toBe(only || undefined);
  expect(service(names.map((name) => speaking([name])).join('')).saml1Only).toBe(only || undefined);
  expect(service(speaking(['urn:example:protocol'])).saml1Only).toBeUndefined();
});
