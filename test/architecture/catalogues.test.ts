import { gaps, placeholders, pluralFaults, type Catalogue } from './catalogues';
import { filesBelow, textOf } from './files';
import { unwantedWords } from './words';

const read = (folder: string, language: string): Catalogue =>
  JSON.parse(textOf(`${folder}/${language}.json`)) as Catalogue;
const sources = filesBelow('src', /\.tsx?$/)
  .map(textOf)
  .join('\n');
const literals = new Set([...sources.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, id]) => id));
/** The visualiser puts ids together from names of the charts: `qa.event.${type}`. */
const families = [...sources.matchAll(/`(qa\.[\w.]*\.)\$\{/g)].map(([, prefix]) => prefix ?? '');
const asked = [
  ...sources.matchAll(/\b(?:id|\w*[mM]essageId|titleId)(?:=|: ?)['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g),
].map(([, id]) => id ?? '');

test('the parity check bites', () => {
  const source = { a: 'Hello {name}', b: '{count, plural, one {# key} other {# keys}}', c: 'x' };
  expect(gaps(source, { a: 'Hallo {naam}', b: '{count} sleutels', d: 'y' })).toEqual([
    'c is missing',
    'd is surplus',
    'a has other placeholders',
    'b has other placeholders',
  ]);
  expect(placeholders('{count, plural, other {<b>{x}</b>}}')).toEqual(['<b>', 'count:plural', 'x']);
});

test('the check of plurals bites', () => {
  const bad = { a: '{n, plural, other {# keys}}', b: '<b>{n, plural, one {#} few {#} other {#}}</b>' };
  expect(pluralFaults(bad, 'en-GB')).toEqual(['b: n has few, which the language does not know']);
  expect(pluralFaults({ a: '{n, plural, =0 {no key} many {#} other {#}}' }, 'nl-NL')).toEqual([
    'a: n has many, which the language does not know',
    'a: n lacks one',
  ]);
  expect(
    pluralFaults({ a: '{n, plural, one {#} other {#}}', b: '{n, select, x {} other {}}' }, 'pt-PT'),
  ).toEqual([]);
});

test('the check of words bites', () => {
  expect(unwantedWords({ a: 'Ask an admin!', b: 'Administrator of {admin}' }, 'en')).toHaveLength(2);
  expect(unwantedWords({ a: 'Meld je aan', b: 'Log in' }, 'nl')).toHaveLength(1);
  expect(unwantedWords({ a: 'O seu papel', b: 'Desligar {service}', c: 'A sua função' }, 'pt')).toHaveLength(
    2,
  );
});

describe.each([
  ['of the dashboard', 'translations', (id: string) => !id.startsWith('qa.')],
  [
    'of the visualiser, which no ordinary page loads',
    'translations/qa',
    (id: string) => id.startsWith('qa.'),
  ],
])('the catalogue %s', (_which, folder, isOwn) => {
  const english = read(folder, 'en');

  test.each(['nl', 'pt'])('%s has every message of en with the same placeholders', (language) => {
    expect(gaps(english, read(folder, language))).toEqual([]);
  });

  test.each([
    ['en', 'en-GB'],
    ['nl', 'nl-NL'],
    ['pt', 'pt-PT'],
  ] as const)(
    '%s: plurals have the categories of the language, and words are those of the glossary',
    (language, locale) => {
      const catalogue = read(folder, language);
      expect(pluralFaults(catalogue, locale)).toEqual([]);
      expect(unwantedWords(catalogue, language)).toEqual([]);
    },
  );

  test('every message is used, and none is of the other catalogue', () => {
    const isUsed = (id: string) => literals.has(id) || families.some((prefix) => id.startsWith(prefix));
    expect(Object.keys(english).filter((id) => !isOwn(id) || !isUsed(id))).toEqual([]);
  });

  test('every message that is asked for exists', () => {
    const own = asked.filter(isOwn);
    expect(own.length).toBeGreaterThan(5);
    expect([...new Set(own)].filter((id) => !(id in english))).toEqual([]);
  });
});

test.each(['nl', 'pt'] as const)(
  'descriptions of the machines in %s use the words of the glossary',
  (language) => {
    const descriptions = read('translations/qa', `descriptions.${language}`);
    expect(Object.keys(descriptions).length).toBeGreaterThan(100);
    expect(unwantedWords(descriptions, language)).toEqual([]);
  },
);
