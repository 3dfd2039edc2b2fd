import { catalogueIn, gaps, partsIn, pluralFaults, type Catalogue } from './catalogues';
import { filesBelow, textOf } from './files';
import { unwantedWords } from './words';

const textsOf = (folder: string) =>
  filesBelow(folder, /\.tsx?$/)
    .map(textOf)
    .join('\n');
const client = textsOf('src');
const sources = `${client}\n${textsOf('server')}`;
const literals = new Set([...sources.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, id]) => id));
/** Ids that are put together of names: `qa.event.${type}`, `page.roles.${role}`, `services.order.${order}`. */
const families = [...sources.matchAll(/`((?:qa|page|mail|services)\.[\w.]*\.)\$\{/g)].map(
  ([, prefix]) => prefix ?? '',
);
const referenced = [
  ...client.matchAll(/\b(?:id|\w*[mM]essageId|titleId)(?:=|: ?)['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g),
].map(([, id]) => id ?? '');

const english = partsIn('en');

describe.each([...english])('the texts of %s', (part, ofEnglish) => {
  const read = (language: string): Catalogue => partsIn(language).get(part) ?? {};

  test.each(['nl', 'pt'])('%s has every message of en with the same placeholders', (language) => {
    expect(gaps(ofEnglish, read(language))).toEqual([]);
  });

  test.each([
    ['en', 'en-GB'],
    ['nl', 'nl-NL'],
    ['pt', 'pt-PT'],
  ] as const)(
    '%s: plurals have the categories of the language, and words are those of the glossary',
    (language, locale) => {
      const texts = read(language);
      expect(pluralFaults(texts, locale)).toEqual([]);
      expect(unwantedWords(texts, language)).toEqual([]);
    },
  );

  test('every message is used, and in this part alone', () => {
    const others = new Set(
      [...english].flatMap(([name, texts]) => (name === part ? [] : Object.keys(texts))),
    );
    const isUsed = (id: string) => literals.has(id) || families.some((prefix) => id.startsWith(prefix));
    expect(Object.keys(ofEnglish).filter((id) => others.has(id) || !isUsed(id))).toEqual([]);
  });
});

const languages = ['en', 'nl', 'pt'] as const;

test.each(languages)('%s: every word of the glossary occurs in a text', (language) => {
  const rows = [...textOf('translations/glossary.md').matchAll(/^\| (.+) \|$/gm)].slice(2);
  const words = rows.flatMap(([, row = '']) =>
    (row.split('|')[languages.indexOf(language)] ?? '').split(','),
  );
  const all = Object.values(catalogueIn(language)).join('\n').toLowerCase();
  expect(words.length).toBeGreaterThan(50);
  // Other words may be between a verb and its object.
  const isRead = (words: string) => words.split(' ').every((word) => all.includes(word));
  expect(words.map((word) => word.trim().toLowerCase()).filter((word) => !isRead(word))).toEqual([]);
});

test('every language has the same parts', () => {
  for (const language of ['nl', 'pt']) expect([...partsIn(language).keys()]).toEqual([...english.keys()]);
});

test('the texts of the visualiser are in their own part, which no ordinary page loads', () => {
  const foreign = [...english].flatMap(([part, texts]) =>
    Object.keys(texts).filter((id) => id.startsWith('qa.') !== (part === 'qa')),
  );
  expect(foreign).toEqual([]);
});

test('every requested message exists', () => {
  const all = catalogueIn('en');
  expect(referenced.length).toBeGreaterThan(1_000);
  expect([...new Set(referenced)].filter((id) => !(id in all))).toEqual([]);
});

test.each(['nl', 'pt'] as const)(
  'descriptions of the machines in %s use the words of the glossary',
  (language) => {
    const descriptions = JSON.parse(textOf(`translations/qa/descriptions.${language}.json`)) as Catalogue;
    expect(Object.keys(descriptions).length).toBeGreaterThan(100);
    expect(unwantedWords(descriptions, language)).toEqual([]);
  },
);
