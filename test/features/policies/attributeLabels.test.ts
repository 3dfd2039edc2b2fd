/** One word for each attribute, on every page and in every language. */
import { createIntl, type IntlShape } from 'react-intl';
import { attributeNames } from '../../../server/modules/policies/policyAttributes';
import { subjects } from '../../../server/modules/demonstration/subjects/subjects';
import { attributeOptionsOf } from '../../../src/api/mappers/policyEditing';
import { attributeCalled, attributeDictionary } from '../../../src/contracts/domain/attributeDictionary';
import { languages, type Language } from '../../../src/contracts/domain/language';
import {
  attributeLabels,
  attributeLabelsWithin,
} from '../../../src/features/settings/policies/attributeLabels';
import { sentenceOf } from '../../../src/features/settings/policies/sentence';
import { attributeLabel } from '../../../src/i18n/attributeLabel';
import { loadCatalogue } from '../../../src/i18n/catalogue';
import { testConfig } from '../../support/server';

const affiliation = attributeCalled('eduPersonAffiliation');
const intlOf = async (language: Language): Promise<IntlShape> =>
  createIntl({ locale: language, messages: await loadCatalogue(language) });
const served = (language: Language, settings: Record<string, string> = {}) =>
  attributeOptionsOf(attributeNames(testConfig(settings).policyAttributes, language));

test.each(languages)('every attribute of the dictionary has words of its own (%s)', async (language) => {
  const intl = await intlOf(language);
  const labels = attributeDictionary.map(({ urn }) => attributeLabel(intl, urn));
  expect(labels.filter((label) => /^attribute\.|^urn:/.test(label))).toEqual([]);
  expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
});

test('the demonstration asks for attributes that have words', () => {
  const asked = subjects.flatMap(([, { attributes }]) => attributes);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.map(attributeCalled)).not.toContain('');
});

test.each(languages)('the server calls them as the pages do (%s)', async (language) => {
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

test('the installation’s own word is taken in every language', async () => {
  const options = served('en', { POLICY_ATTRIBUTES: `${affiliation}=Kind of person` });
  const labelOf = attributeLabelsWithin(await intlOf('nl'), options);
  expect(labelOf(affiliation)).toBe('Kind of person');
});

test.each([
  ['en', 'Users may use “Wiki” only if their affiliation is “staff”.'],
  ['nl', 'Gebruikers mogen ‘Wiki’ alleen gebruiken als hun affiliatie ‘staff’ is.'],
  ['pt', 'Os utilizadores só podem utilizar «Wiki» se o atributo afiliação for «staff».'],
] as const)(
  'the sentence in %s has the word of its language, whatever the page speaks',
  async (language, told) => {
    const options = served('en');
    const sentence = sentenceOf(
      await intlOf(language),
      { attributes: [{ name: affiliation, value: 'staff' }], allAttributesMustMatch: true, deny: false },
      {
        servicesIn: () => ['Wiki'],
        institutionsIn: () => [],
        labelsIn: (intl) => attributeLabelsWithin(intl, options),
      },
    );
    expect(sentence).toBe(told);
  },
);
