/** The operator's map of institutions is read at the start, or the server does not start. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../../server/readConfig';

const folder = mkdtempSync(path.join(tmpdir(), 'map-'));
const file = path.join(folder, 'map.json');
afterAll(() => rmSync(folder, { recursive: true }));

function configWith(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readConfig({ INSTITUTION_MAP: file });
}

test('a map names institutions and their identity providers', () => {
  const map = { 'north.example': ['https://idp.north.example', 'https://idp.lab.example'] };
  expect(configWith(map).config?.metadata).toEqual({ absenceDays: 30, institutions: map });
  expect(readConfig({ ABSENCE_DAYS: '0' }).config?.metadata).toEqual({ absenceDays: 0, institutions: {} });
});

test.each([
  ['text that is not JSON', '{', /INSTITUTION_MAP: /],
  ['a list', [], /is not an object of institution ids/],
  ['an institution without an id', { a: [] }, /is not an object of institution ids/],
  ['an id like those that are made here', { 'own:a': ['https://a'] }, /is not an object of institution ids/],
  [
    'an identity provider of two institutions',
    { a: ['https://a'], b: ['https://a'] },
    /https:\/\/a is in it more than once/,
  ],
])('%s is refused', (_title, content, reason) => {
  expect(configWith(content).errors).toEqual([expect.stringMatching(reason)]);
});
