import { initials } from '../../src/ui/marks/initials';
import { marked } from '../../src/ui/texts/marked';
import { pageNumbers } from '../../src/ui/lists/pageNumbers';

test.each([
  [1, 12, [1, 2, 3, null, 12]],
  [5, 12, [1, 2, 3, 4, 5, 6, 7, null, 12]],
  [6, 12, [1, null, 4, 5, 6, 7, 8, null, 12]],
  [12, 12, [1, null, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
])(
  'page %i of %i shows first, last, two on either side, and no gap of one (REQUIREMENTS 61)',
  (current, last, shown) => {
    expect(pageNumbers(current, last)).toEqual(shown);
  },
);

test.each([
  ['Alex Sample', 'AS'],
  ['Ana Maria da Silva', 'AS'],
  ['Élodie', 'É'],
  ['', '?'],
  ['  – ', '?'],
])('initials of "%s" are %s (REQUIREMENTS 22)', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a match is found without regard to case and accents, and the text stays whole', () => {
  const parts = marked('Universität Zürich, ZURICH', 'zurich');
  expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Zürich', 'ZURICH']);
  expect(parts.map(({ text }) => text).join('')).toBe('Universität Zürich, ZURICH');
});

test('an empty query marks nothing', () => {
  expect(marked('Lantern', '  ')).toEqual([{ text: 'Lantern', hit: false }]);
});

test('each word of a query is marked in its place, the longer first', () => {
  const hits = marked('Archive of the Lantern', 'lantern arch archive').filter((part) => part.hit);
  expect(hits.map((part) => part.text)).toEqual(['Archive', 'Lantern']);
});
