import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StateSource } from '../extensions/state/state.module';
import { Refusal } from '../platform/control/refusal';
import { find } from './importArguments';
import { readWords } from './readWords';
import { UsageError } from './terminal';

const USAGE = `usage: npm run export:state -- FILE [--from …]

Writes what a federation has here besides its metadata as a file of state, one JSON object a line (docs/switching/STATE.md), which
npm run import:state takes in. The same state is the same bytes. It names people: keep it as you keep the database.

  FILE --from dashboard ADDRESS --cookie-file COOKIES
      what a super user of another dashboard server can read; COOKIES has the cookies of their session, as in a Cookie header
  FILE --from allowlist CSV
      who may use what, from a table with the columns institution, service and, if there are, level, multiFactor, consent
  FILE --from metadata XML [--allowed-by NAME] [--level NAME] [--multi-factor NAME]
      who may use what, from a SAML aggregate: by categories that institutions support, and by entity attributes of services
      of these names`;

const options = {
  from: { type: 'string' },
  'cookie-file': { type: 'string' },
  'allowed-by': { type: 'string' },
  level: { type: 'string' },
  'multi-factor': { type: 'string' },
} as const;

/** What the file is made from; `here` is the database of these settings. */
export type ExportSource = { readonly kind: 'here' } | StateSource;

/** Reads the words of the command. Throws UsageError, and Refusal for a file that is not there. */
export function readExportStateArguments(
  words: readonly string[],
  folders: readonly string[],
): { readonly file: string; readonly source: ExportSource } {
  const { values, positionals } = readWords(words, options, USAGE);
  const [place, from, ...others] = positionals;
  if (place === undefined || others.length > 0) return wrong('One file is needed.');
  const file = path.resolve(folders.at(-1) ?? '', place);
  if ((from === undefined) !== (values.from === undefined))
    return wrong('--from needs a kind, and what to read.');
  return { file, source: sourceOf(values, from, folders) };
}

type Values = ReturnType<typeof readWords<typeof options>>['values'];

function sourceOf(values: Values, place: string | undefined, folders: readonly string[]): ExportSource {
  const {
    from,
    'cookie-file': cookies,
    'allowed-by': allowedBy,
    level,
    'multi-factor': multiFactor,
  } = values;
  const attributes = {
    ...(allowedBy !== undefined && { allowedBy }),
    ...(level !== undefined && { level }),
    ...(multiFactor !== undefined && { multiFactor }),
  };
  if (from !== 'dashboard' && cookies !== undefined) return wrong('--cookie-file is for a dashboard.');
  if (from !== 'metadata' && Object.keys(attributes).length > 0)
    return wrong('Names of attributes are for metadata.');
  if (place === undefined) return { kind: 'here' };
  switch (from) {
    case 'dashboard':
      if (cookies === undefined) return wrong('dashboard needs --cookie-file.');
      return { kind: from, address: place, cookie: cookieIn(find(cookies, folders)) };
    case 'allowlist':
      return { kind: from, path: find(place, folders) };
    case 'metadata':
      return { kind: from, place: /^https?:/.test(place) ? place : find(place, folders), attributes };
    default:
      return wrong(`There is nothing like ${from ?? ''} to read from.`);
  }
}

/** Returns the cookies, with or without the name of the header. */
function cookieIn(file: string): string {
  const cookie = readFileSync(file, 'utf8')
    .trim()
    .replace(/^cookie:\s*/i, '');
  if (!/^[\x21-\x7e]+=[\x20-\x7e]*$/.test(cookie))
    throw new Refusal(`${file} has no cookies on one line, such as JSESSIONID=…`);
  return cookie;
}

function wrong(reason: string): never {
  throw new UsageError(reason, USAGE);
}
