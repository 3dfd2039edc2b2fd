/** The words of the pages in English, by id, so that a measurement presses what people press whatever it is called. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../translations');

/** Returns a text without places for values; throws where there is none. */
export function textOf(part, id) {
  const text = JSON.parse(readFileSync(path.join(folder, part, 'en.json'), 'utf8'))[id];
  if (text === undefined || text.includes('{')) throw new Error(`${id} is no text of ${part}`);
  return text;
}
