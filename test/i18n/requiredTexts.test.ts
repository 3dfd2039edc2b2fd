/**
 * Each piece of information that people must get has its own message, in three languages (REQUIREMENTS 247).
 */
import { languages } from '../../src/contracts/domain/language';
import { catalogueIn } from '../architecture/catalogues';
import { filesBelow, textOf } from '../architecture/files';
import { requiredTexts } from './requiredTexts.table';

const catalogues = languages.map(catalogueIn);
const sources = filesBelow('src', /\.tsx?$/)
  .map(textOf)
  .join('\n');

test.each(requiredTexts)('$when: $tells (REQUIREMENTS 247)', ({ messages }) => {
  for (const id of messages) {
    expect(catalogues.map((catalogue) => [id, Boolean(catalogue[id]?.trim())])).toEqual(
      catalogues.map(() => [id, true]),
    );
    expect([id, sources.includes(`'${id}'`) || sources.includes(`"${id}"`)]).toEqual([id, true]);
  }
});

test('checks of forms and other messages both exist, and each once', () => {
  const points = requiredTexts.map(({ tells }) => tells);
  expect(points.filter((point, index) => points.indexOf(point) !== index)).toEqual([]);
  expect([...new Set(requiredTexts.map(({ when }) => when))]).toEqual(['checked', 'happened']);
});

test('every point has its text', () => {
  expect(requiredTexts.filter(({ messages }) => messages.length === 0)).toEqual([]);
});

test('different facts have different texts, in every language', () => {
  const first = [...new Set(requiredTexts.map(({ messages: [id = ''] }) => id))];
  for (const catalogue of catalogues) {
    const texts = first.map((id) => catalogue[id]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
