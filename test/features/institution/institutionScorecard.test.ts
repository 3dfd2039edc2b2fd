import { contactRules } from '../../../src/features/institution/scorecard/contactRules';
import { judge, rules } from '../../../src/features/institution/scorecard/scorecard';
import type { Facts, Verdict } from '../../../src/features/institution/scorecard/scorecard.types';
import { person, wireInstitution, wireUser } from '../../support/builders';

const contact = (contactPersonType: string, over: object = {}) => ({
  name: `${contactPersonType} desk`,
  emailAddress: `${contactPersonType}@north.example`,
  contactPersonType,
  sirtfiSecurityContact: false,
  sabContact: false,
  ...over,
});
const allContacts = ['technical', 'support', 'administrative', 'security'].map((type) => contact(type));
const both = { en: 'English', nl: 'Nederlands' };

const metadata = {
  informationUrls: both,
  privacyStatementUrls: both,
  errorUrl: 'https://north.example/error?code=ERRORURL_CODE',
  registrationAuthority: 'https://federation.example',
  entityCategorySupport: [
    'http://refeds.org/category/research-and-scholarship',
    'https://refeds.org/category/code-of-conduct/v2',
    'https://refeds.org/category/pseudonymous',
  ],
  assuranceCertifications: ['https://refeds.org/sirtfi', 'https://refeds.org/sirtfi2'],
};
const texts = {
  displayNames: both,
  descriptions: both,
  keywords: {},
  homeUrls: both,
  organisationNames: both,
  organisationDisplayNames: both,
};
const perfect = {
  ...texts,
  metadata,
  contactPersons: allContacts,
  logoUrl: 'https://north.example/logo.png',
};

function facts(over: object, maySeeContacts = true): Facts {
  const wire = wireInstitution({ ...perfect, ...over });
  const { institution } = person(wireUser({ currentIdp: wire }));
  if (!institution) throw new Error('No institution');
  return { institution, maySeeContacts };
}

function verdictOf(id: string, over: object, maySeeContacts = true): Verdict {
  const found = judge(facts(over, maySeeContacts)).find(({ rule }) => rule.id === id);
  if (!found) throw new Error(`No rule ${id}`);
  return found.verdict;
}

test('an institution that has everything meets every rule', () => {
  expect(judge(facts({})).filter(({ verdict }) => verdict.kind !== 'met')).toEqual([]);
});

test('each rule has its own id and a source by https', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(rules.map(({ source }) => new URL(source.href).protocol)).toEqual(rules.map(() => 'https:'));
});

const withMetadata = (metadataOver: object) => ({ metadata: { ...metadata, ...metadataOver } });

/** Rule, difference, and link: a field, or `desk` if only the federation can fix it. */
const missing: [string, object, string][] = [
  ['displayName', { displayNames: { nl: 'Noord' } }, 'displayNamesEn'],
  ['displayName', { displayNames: { en: ' ' } }, 'displayNamesEn'],
  ['description', { descriptions: {} }, 'descriptionsEn'],
  ['languages', { displayNames: { en: 'North' } }, 'displayNamesNl'],
  ['languages', { keywords: { nl: 'noord' } }, 'keywordsEn'],
  ['languages', { displayNames: { ...both, pt: 'Norte' } }, 'desk'],
  ['languages', withMetadata({ privacyStatementUrls: { en: 'https://north.example' } }), 'desk'],
  ['organisation', { organisationNames: {} }, 'organisationNameEn'],
  ['organisation', { organisationDisplayNames: { nl: 'Noord' } }, 'organisationDisplayNameEn'],
  ['organisation', { homeUrls: { en: '' } }, 'organisationUrlEn'],
  ['logo', { logoUrl: undefined }, 'desk'],
  ['logo', { logoUrl: 'http://north.example/logo.png' }, 'desk'],
  ['logo', { logoUrl: 'data:image/png;base64,AA' }, 'desk'],
  ['information', withMetadata({ informationUrls: {} }), 'desk'],
  ['privacy', withMetadata({ privacyStatementUrls: { nl: 'https://north.example' } }), 'desk'],
  ['technical', { contactPersons: allContacts.slice(1) }, 'contactPersons'],
  ['support', { contactPersons: [contact('support', { emailAddress: undefined })] }, 'contactPersons'],
  ['administrative', { contactPersons: [] }, 'contactPersons'],
  ['security', { contactPersons: [contact('security', { name: 'null' })] }, 'contactPersons'],
  ['complete', { contactPersons: [...allContacts, contact('billing', { name: '' })] }, 'contactPersons'],
  ['complete', { contactPersons: [contact('other', { emailAddress: ' ' })] }, 'contactPersons'],
  ['sirtfi', withMetadata({ assuranceCertifications: [] }), 'desk'],
  ['errorUrl', withMetadata({ errorUrl: '' }), 'desk'],
  ['registration', withMetadata({ registrationAuthority: '' }), 'desk'],
  ['scholarship', withMetadata({ entityCategorySupport: [] }), 'desk'],
  ['conduct', withMetadata({ entityCategorySupport: [] }), 'desk'],
  ['access', withMetadata({ entityCategorySupport: metadata.entityCategorySupport.slice(0, 2) }), 'desk'],
];

test.each(missing)('%s is not met with %j', (id, over, place) => {
  const verdict = verdictOf(id, over);
  expect(verdict.kind).toBe('notMet');
  expect((verdict.kind === 'notMet' && verdict.field) || 'desk').toBe(place);
});

test('every rule can fail', () => {
  expect([...new Set(missing.map(([id]) => id))].sort()).toEqual(rules.map(({ id }) => id).sort());
});

test('a help desk counts as support, and a Sirtfi contact as one for security, whatever other roles they have', () => {
  expect(verdictOf('support', { contactPersons: [contact('help')] }).kind).toBe('met');
  const both = contact('technical', { sirtfiSecurityContact: true });
  expect(verdictOf('security', { contactPersons: [both] }).kind).toBe('met');
});

test('a superseded or half met rule is distinguished from an unmet one', () => {
  const older = withMetadata({
    entityCategorySupport: ['http://www.geant.net/uri/dataprotection-code-of-conduct/v1'],
    assuranceCertifications: ['https://refeds.org/sirtfi2'],
  });
  expect(verdictOf('conduct', older)).toMatchObject({ remedy: 'institution.rule.conduct.older' });
  expect(verdictOf('sirtfi', older)).toMatchObject({ remedy: 'institution.rule.sirtfi.first' });
});

test('the languages rule names the missing texts and languages', () => {
  expect(verdictOf('languages', { descriptions: { en: 'About', de: 'Über' } })).toMatchObject({
    missing: expect.arrayContaining([
      { text: 'institution.displayName', language: 'de' },
      { text: 'institution.description', language: 'nl' },
    ]),
  });
});

const never = { metadata: undefined };
test.each([
  ['displayName', { displayNames: undefined }],
  ['description', { descriptions: null }],
  ['languages', { displayNames: null, descriptions: null, keywords: null, ...never }],
  ['organisation', { homeUrls: undefined }],
  ['information', never],
  ['privacy', never],
  ['errorUrl', never],
  ['errorUrl', withMetadata({ errorUrl: undefined })],
  ['registration', never],
  ['sirtfi', never],
  ['scholarship', never],
  ['conduct', withMetadata({ entityCategorySupport: undefined })],
  ['access', never],
])('%s is unknown, not failed, if a server has no data: %j', (id, over) => {
  expect(verdictOf(id, over)).toEqual({ kind: 'unknown', why: 'institution.unknown.server' });
});

test('another server never returns Portuguese keywords, so that they do not count as missing', () => {
  const portuguese = { ...both, pt: 'Português' };
  const over = { displayNames: portuguese, descriptions: portuguese, keywords: both };
  expect(verdictOf('languages', { ...over, ...never }).kind).toBe('met');
  expect(verdictOf('languages', { ...over, ...withMetadata({}) }).kind).toBe('notMet');
});

test('a fifth contact may be missing from another server’s list of four; ours lists all', () => {
  const four = Array.from({ length: 4 }, (_, index) => contact('other', { name: `Desk ${index}` }));
  const unknown = { kind: 'unknown', why: 'institution.unknown.cut' };
  expect(verdictOf('security', { contactPersons: four, ...never })).toEqual(unknown);
  expect(verdictOf('security', { contactPersons: four.slice(1), ...never }).kind).toBe('notMet');
  expect(verdictOf('security', { contactPersons: four }).kind).toBe('notMet');
});

test('REQUIREMENTS 203: contacts that a person may not see are not judged', () => {
  for (const { id } of contactRules) {
    expect(verdictOf(id, { contactPersons: [] }, false)).toEqual({
      kind: 'unknown',
      why: 'institution.unknown.member',
    });
  }
});

test('an institution without any data gives no error, and almost only unknown rules', () => {
  const { institution } = person(wireUser({ currentIdp: { id: 'https://bare.example' } }));
  if (!institution) throw new Error('No institution');
  const notMet = judge({ institution, maySeeContacts: false }).filter(
    ({ verdict }) => verdict.kind !== 'unknown',
  );
  expect(notMet.map(({ rule }) => rule.id)).toEqual(['logo']);
});
