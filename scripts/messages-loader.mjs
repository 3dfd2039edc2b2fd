/** Compiles a message catalogue to syntax trees when building, so that the browser needs no parser. */
import { parse } from '@formatjs/icu-messageformat-parser';

export default function compileMessages(source) {
  const catalogue = JSON.parse(source);
  const compiled = Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, parse(text)]));
  return JSON.stringify(compiled);
}
