/** What the specification says that people are told is told, by a message of its own, in three languages (item 4). */
import { languages } from '../../src/contracts/domain/language';
import { catalogueIn } from '../architecture/catalogues';
import { filesBelow, textOf } from '../architecture/files';
import { specifiedTexts } from './specification.table';

const catalogues = languages.map(catalogueIn);
const sources = filesBelow('src', /\.tsx?$/)
  .map(textOf)
  .join('\n');

test.each(specifiedTexts)('$point: $tells (item 4)', ({ messages }) => {
  for (const id of messages) {
    expect(catalogues.map((catalogue) => [id, Boolean(catalogue[id]?.trim())])).toEqual(
      catalogues.map(() => [id, true]),
    );
    expect([id, sources.includes(`'${id}'`) || sources.includes(`"${id}"`)]).toEqual([id, true]);
  }
});

test('both chapters of both parts are there, and each point once', () => {
  const points = specifiedTexts.map(({ point, tells }) => `${point} ${tells}`);
  expect(new Set(points).size).toBe(points.length);
  expect([...new Set(specifiedTexts.map(({ point }) => point))]).toEqual(['1 §5', '1 §8', '2 §5', '2 §8']);
});

test('every point has its text', () => {
  expect(specifiedTexts.filter(({ messages }) => messages.length === 0)).toEqual([]);
});

test('different things are told in different words, in every language', () => {
  const first = [...new Set(specifiedTexts.map(({ messages: [id = ''] }) => id))];
  for (const catalogue of catalogues) {
    const texts = first.map((id) => catalogue[id]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
