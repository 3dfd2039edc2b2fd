/** Reads the English texts of pages by their ids, so that measurements find a button by its id. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../translations');

/** Returns a text that needs no values; throws if there is none. */
export function textOf(part, id) {
  const text = JSON.parse(readFileSync(path.join(folder, part, 'en.json'), 'utf8'))[id];
  if (text === undefined || text.includes('{')) throw new Error(`${id} is no text of ${part}`);
  return text;
}
