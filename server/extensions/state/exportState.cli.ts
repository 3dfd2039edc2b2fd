import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { find, printable, readArguments, wrong, type Program } from '../../platform/control/program';
import { Refusal } from '../../platform/control/refusal';
import type { ExportedState } from './exportStateCommand';
import type { StateSource } from './from/recordsFrom';
import { HEADER } from './stateFile';

const options = {
  from: { type: 'string' },
  'cookie-file': { type: 'string' },
  'allowed-by': { type: 'string' },
  level: { type: 'string' },
  'multi-factor': { type: 'string' },
} as const;

/** Source of the file; `here` is the database of these settings. */
type ExportSource = { readonly kind: 'here' } | StateSource;

/** Reads the arguments of the command. Throws UsageError, and Refusal for a file that does not exist. */
export function readExportStateArguments(
  args: readonly string[],
  folders: readonly string[],
): { readonly file: string; readonly source: ExportSource } {
  const { values, positionals } = readArguments(args, options);
  const [place, from, ...others] = positionals;
  if (place === undefined || others.length > 0) return wrong('One file is needed.');
  const file = path.resolve(folders.at(-1) ?? '', place);
  if ((from === undefined) !== (values.from === undefined))
    return wrong('--from needs a kind, and what to read.');
  return { file, source: sourceOf(values, from, folders) };
}

type Values = ReturnType<typeof readArguments<typeof options>>['values'];

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

/** A file that is written line by line, and gets its name only once it is complete. */
interface WrittenLines {
  write(lines: readonly string[]): void;
  /** Gives the file its name, replacing an earlier file. */
  keep(): void;
  /** Deletes a file that was not kept. */
  end(): void;
}

/** Starts to write a state file, readable by its owner only. Throws Refusal. */
function linesTo(file: string): WrittenLines {
  const part = `${file}.part`;
  const descriptor = attempt(part, () => openSync(part, 'w', 0o600));
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  return {
    write(lines) {
      if (lines.length > 0) attempt(part, () => writeSync(descriptor, `${lines.join('\n')}\n`));
    },
    keep() {
      close();
      attempt(file, () => renameSync(part, file));
    },
    end() {
      close();
      rmSync(part, { force: true });
    },
  };
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Refusal(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function fromElsewhere(source: StateSource, written: WrittenLines): Promise<ExportedState> {
  // Loaded only here: an export of this installation does not need it.
  const { recordsFrom } = await import('./from/recordsFrom');
  const counts: Record<string, number> = {};
  written.write([JSON.stringify(HEADER)]);
  for await (const record of recordsFrom(source, (note) => console.error(printable(note)))) {
    written.write([JSON.stringify(record)]);
    const kind = 'kind' in record ? String(record.kind) : '';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

export const command: Program = {
  summary: 'writes a file of what a federation has besides its metadata',
  usage: `usage: idp-dashboard exportState FILE [--from …]

Writes what a federation has here besides its metadata as a file of state, one JSON object a line (docs/switching/STATE.md), which
idp-dashboard importState takes in. The same state is the same bytes. It names people: keep it as you keep the database.

  FILE --from dashboard ADDRESS --cookie-file COOKIES
      what a super user of another dashboard server can read; COOKIES has the cookies of their session, as in a Cookie header
  FILE --from allowlist CSV
      who may use what, from a table with the columns institution, service and, if there are, level, multiFactor, consent
  FILE --from metadata XML [--allowed-by NAME] [--level NAME] [--multi-factor NAME]
      who may use what, from a SAML aggregate: by categories that institutions support, and by entity attributes of services
      of these names`,
  async run(args, { doCommand, folders }) {
    const { file, source } = readExportStateArguments(args, folders);
    const written = linesTo(file);
    try {
      const counts =
        source.kind === 'here'
          ? ((await doCommand({ operation: 'exportState', request: { file } }, (lines) =>
              written.write(lines as readonly string[]),
            )) as ExportedState)
          : await fromElsewhere(source, written);
      written.keep();
      const lines = Object.entries(counts).map(([kind, count]) => `${kind}: ${count}`);
      console.log(lines.join('\n'));
    } finally {
      written.end();
    }
  },
};
