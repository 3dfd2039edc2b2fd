/** Each attribute has the same name on every page, in every language. */
import { createIntl, type IntlShape } from 'react-intl';
import { attributeNames } from '../../../server/modules/policies/policyAttributes';
import { subjects } from '../../../server/modules/demonstration/subjects/subjects';
import { attributeOptionsOf } from '../../../src/api/mappers/policyEditing';
import {
  attributeCalled,
  attributeDictionary,
  attributeUrn,
} from '../../../src/contracts/domain/attributes/attributeDictionary';
import { languages, type Language } from '../../../src/contracts/domain/language';
import {
  attributeLabels,
  attributeLabelsWithin,
} from '../../../src/features/settings/policies/attributeLabels';
import { sentenceOf } from '../../../src/features/settings/policies/sentence';
import { attributeLabel } from '../../../src/i18n/attributeLabel';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import { testConfig } from '../../support/server/server';

const affiliation = attributeCalled('eduPersonAffiliation');
const intlOf = async (language: Language): Promise<IntlShape> =>
  createIntl({ locale: language, messages: await loadCatalogue(language) });
const served = (language: Language, settings: Record<string, string> = {}) =>
  attributeOptionsOf(attributeNames(testConfig(settings), language));

test.each(languages)('every attribute of the dictionary has its own label (%s)', async (language) => {
  const intl = await intlOf(language);
  const labels = attributeDictionary.map(({ urn }) => attributeLabel(intl, urn));
  expect(labels.filter((label) => /^attribute\.|^urn:/.test(label))).toEqual([]);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

const numbers: readonly (readonly [oid: string, attributes: Readonly<Record<number, string>>])[] = [
  [
    '1.3.6.1.4.1.5923.1.1.1',
    {
      1: 'eduPersonAffiliation',
      6: 'eduPersonPrincipalName',
      7: 'eduPersonEntitlement',
      9: 'eduPersonScopedAffiliation',
      10: 'eduPersonTargetedID',
      11: 'eduPersonAssurance',
      12: 'eduPersonPrincipalNamePrior',
      13: 'eduPersonUniqueId',
      16: 'eduPersonOrcid',
      17: 'eduPersonAnalyticsTag',
      18: 'eduPersonDisplayPronouns',
    },
  ],
  [
    '1.3.6.1.4.1.25178.1.2',
    {
      1: 'schacMotherTongue',
      2: 'schacGender',
      3: 'schacDateOfBirth',
      4: 'schacPlaceOfBirth',
      5: 'schacCountryOfCitizenship',
      6: 'schacSn1',
      7: 'schacSn2',
      8: 'schacPersonalTitle',
      9: 'schacHomeOrganization',
      10: 'schacHomeOrganizationType',
      11: 'schacCountryOfResidence',
      12: 'schacUserPresenceID',
      13: 'schacPersonalPosition',
      14: 'schacPersonalUniqueCode',
      15: 'schacPersonalUniqueID',
      17: 'schacExpiryDate',
      18: 'schacUserPrivateAttribute',
      19: 'schacUserStatus',
      20: 'schacProjectMembership',
      21: 'schacProjectSpecificRole',
    },
  ],
  ['1.3.6.1.4.1.25178.1.0.2', { 3: 'schacYearOfBirth' }],
  [
    '2.16.756.1.2.5.1.1',
    {
      1: 'swissEduPersonUniqueID',
      2: 'swissEduPersonDateOfBirth',
      3: 'swissEduPersonGender',
      4: 'swissEduPersonHomeOrganization',
      5: 'swissEduPersonHomeOrganizationType',
      6: 'swissEduPersonStudyBranch1',
      9: 'swissEduPersonStudyLevel',
      10: 'swissEduPersonStaffCategory',
      11: 'swissEduPersonMatriculationNumber',
      12: 'swissEduPersonCardUID',
    },
  ],
  [
    '1.3.6.1.4.1.2428.90.1',
    {
      3: 'norEduPersonBirthDate',
      4: 'norEduPersonLIN',
      5: 'norEduPersonNIN',
      6: 'norEduOrgAcronym',
      10: 'norEduPersonLegalName',
      12: 'norEduOrgNIN',
    },
  ],
];
const numbered = numbers.flatMap(([oid, attributes]) =>
  Object.entries(attributes).map(([number, name]) => [`urn:oid:${oid}.${number}`, name] as const),
);

test.each(numbered)('REQUIREMENTS 291: %s is %s', (oid, name) => {
  expect(attributeUrn(oid)).toBe(attributeCalled(name));
});

test('REQUIREMENTS 291: no name belongs to two attributes', () => {
  const all = attributeDictionary.flatMap(({ urn, aliases }) => [urn, ...aliases]);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test('REQUIREMENTS 291: the name of a national number says so, in every language', async () => {
  const labels = await Promise.all(
    languages.map(async (language) => {
      const intl = await intlOf(language);
      return [
        attributeLabel(intl, 'urn:oid:1.3.6.1.4.1.25178.1.2.15'),
        attributeLabel(intl, 'urn:oid:1.3.6.1.4.1.2428.90.1.5'),
      ];
    }),
  );
  expect(labels.flat().filter((label) => !/na[ct]ional|nationaa?l/i.test(label))).toEqual([]);
});

test('the demonstration requests attributes that have labels', () => {
  const attributeNames = subjects.flatMap(([, { attributes }]) => attributes);
  expect(attributeNames.length).toBeGreaterThan(20);
  expect(attributeNames.map(attributeCalled)).not.toContain('');
});

test.each(languages)('the server uses the labels of the pages (%s)', async (language) => {
  const intl = await intlOf(language);
  const options = served(language);
  expect(options.map(({ label }) => label)).toEqual(options.map(({ name }) => attributeLabel(intl, name)));
});

test('a server that knows one language only is not repeated in another', async () => {
  const options = attributeOptionsOf([
    { name: affiliation, value: 'Affiliation' },
    { name: 'urn:x', value: 'X' },
  ]);
  const labelOf = attributeLabels(await intlOf('nl'), options);
  expect([affiliation, 'urn:x', 'urn:y:shoe'].map(labelOf)).toEqual(['Affiliatie', 'X', 'shoe']);
});

test('the installation’s own label is used in every language', async () => {
  const options = served('en', { POLICY_ATTRIBUTES: `${affiliation}=Kind of person` });
  const labelOf = attributeLabelsWithin(await intlOf('nl'), options);
  expect(labelOf(affiliation)).toBe('Kind of person');
});

test.each([
  ['en', 'Users may use “Wiki” only if their affiliation is “staff”.'],
  ['nl', 'Gebruikers mogen ‘Wiki’ alleen gebruiken als hun affiliatie ‘staff’ is.'],
  ['pt', 'Os utilizadores só podem utilizar «Wiki» se o atributo afiliação for «staff».'],
] as const)(
  'the sentence in %s has the label of its language, regardless of the language of the page',
  async (language, expected) => {
    const options = served('en');
    const sentence = sentenceOf(
      await intlOf(language),
      { attributes: [{ name: affiliation, value: 'staff' }], allAttributesMustMatch: true, deny: false },
      {
        servicesIn: () => ['Wiki'],
        institutionsIn: () => [],
        labelsIn: (intl) => attributeLabelsWithin(intl, options),
        ladder: [],
      },
    );
    expect(sentence).toBe(expected);
  },
);
