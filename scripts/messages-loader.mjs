/**
 * Compiles a message catalogue to syntax trees when building, so that the browser needs no parser. `en.json?part=core`
 * is one part of it (`messageParts.mjs`).
 */
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { partsOf, readSources } from './messageParts.mjs';

const root = path.join(import.meta.dirname, '..');
const read = new WeakMap();

function partsDuring(compilation) {
  const found = read.get(compilation) ?? partsOf(readSources(root));
  read.set(compilation, found);
  return found;
}

export default function compileMessages(source) {
  const part = new URLSearchParams(this.resourceQuery).get('part');
  let messages = Object.entries(JSON.parse(source));
  if (part) {
    this.addContextDependency(path.join(root, 'src'));
    const parts = partsDuring(this._compilation);
    messages = messages.filter(([id]) => (parts.get(id) ?? 'core') === part);
  }
  return JSON.stringify(Object.fromEntries(messages.map(([id, text]) => [id, parse(text)])));
}
