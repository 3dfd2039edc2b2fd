/** Compiles a message catalogue to syntax trees during the build, so that the browser needs no parser. */
import { parse } from '@formatjs/icu-messageformat-parser';

export default function compileMessages(source) {
  const messages = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(messages.map(([id, text]) => [id, parse(text)])));
}
