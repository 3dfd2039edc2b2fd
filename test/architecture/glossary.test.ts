/** The glossary of the product, that of its translators, and the marks that lead to it are one. */
import { terms } from '../../src/i18n/terms';
import { termTexts } from '../../src/i18n/termTexts';
import { catalogueIn } from './catalogues';
import { filesBelow, textOf } from './files';

const languages = ['en', 'nl', 'pt'] as const;
const names = Object.keys(terms);
const entries = Object.entries(terms);

/** Rows of `translations/glossary.md`: in each language the words that mean the same. */
const rows = textOf('translations/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.split(',').map(bare)),
  );

/** Abbreviations are in brackets on the page, and not always in the translators' list. */
function bare(words: string): string {
  return words.replace(/\(.*?\)/g, '').trim();
}

/** Words that a file leads to: by a mark, a link, or a table of either. */
function ledTo(text: string): string[] {
  const named = [...text.matchAll(/\bterm(?:=|: )(?:\{([^}]*)\}|("\w+"|'\w+'))/g)];
  return named.flatMap(([, expression = '', word = '']) =>
    [...`${expression}${word}`.matchAll(/["'](\w+)["']/g)].map(([, name = '']) => name),
  );
}

test('links to an entry are found in any notation', () => {
  expect(
    ledTo(`<A term="one" /> <B term={x ? 'two' : 'three'} /> { term: 'four' } <C term={term} />`),
  ).toEqual(['one', 'two', 'three', 'four']);
});

test('every entry has a link to it', () => {
  const pages = filesBelow('src', /\.tsx?$/).filter((file) => !file.startsWith('src/features/glossary/'));
  const found = new Set(pages.flatMap((file) => ledTo(textOf(file))));
  expect(names.filter((name) => !found.has(name))).toEqual([]);
});

test.each(entries)('%s has the word of the translators, in every language', (_name, word) => {
  const definitions = languages.map((language) => bare(catalogueIn(language)[word] ?? ''));
  const row = rows.find(([english]) => english?.includes(definitions[0] ?? ''));
  expect(row?.map((words, index) => words.includes(definitions[index] ?? ''))).toEqual([true, true, true]);
});

test.each(languages)('in %s an entry is one or two sentences that do not begin with the word', (language) => {
  const catalogue = catalogueIn(language);
  const long = Object.entries(termTexts).filter(([, text]) => {
    const sentences = (catalogue[text] ?? '').split(/[.?!:](?:\s|$)/).filter(Boolean);
    return sentences.length === 0 || sentences.length > 4 || (catalogue[text] ?? '').length > 330;
  });
  expect(long.map(([name]) => name)).toEqual([]);
});
