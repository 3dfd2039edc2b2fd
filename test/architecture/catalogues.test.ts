import { gaps, placeholders, type Catalogue } from './catalogues';
import { filesBelow, textOf } from './files';

const read = (language: string): Catalogue =>
  JSON.parse(textOf(`translations/${language}.json`)) as Catalogue;
const english = read('en');
const sources = filesBelow('src', /\.tsx?$/)
  .map(textOf)
  .join('\n');
const literals = new Set([...sources.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, id]) => id));

describe('message catalogues', () => {
  test.each(['nl', 'pt'])('%s has every message of en with the same placeholders', (language) => {
    expect(gaps(english, read(language))).toEqual([]);
  });

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

  test('every message is used', () => {
    expect(Object.keys(english).filter((id) => !literals.has(id))).toEqual([]);
  });

  test('every message that is asked for exists', () => {
    const asked = [
      ...sources.matchAll(/\b(?:id|\w*[mM]essageId|titleId)(?:=|: ?)['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g),
    ];
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked.map(([, id]) => id ?? ''))].filter((id) => !(id in english))).toEqual([]);
  });
});
