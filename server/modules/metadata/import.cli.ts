import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  find,
  printable,
  readArguments,
  withProgress,
  wrong,
  type Program,
} from '../../platform/control/program';
import { Refusal } from '../../platform/control/refusal';
import type { ImportCommand } from './importCommand';
import { importProgressText, reportLines, type ImportReport } from './report';
import { sourceIn } from './source';

/** Warning of every import; docs/METADATA.md has it as well. */
const UNVERIFIED =
  'The signature was not verified. A feed that is verified and refreshes itself: idp-dashboard feeds add.';

const options = {
  state: { type: 'string' },
  'allow-expired': { type: 'boolean' },
  sha256: { type: 'string' },
  'source-map': { type: 'string' },
  feed: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

const SourceMapFile = Type.Record(Type.String(), Type.String());

/** Reads the arguments of the command. Throws UsageError, and Refusal for a file that does not exist. */
export function readImportArguments(args: readonly string[], folders: readonly string[]): ImportCommand {
  const { values, positionals } = readArguments(args, options);
  const [place, ...others] = positionals;
  if (place === undefined || others.length > 0) return wrong('One file or address is needed.');
  const { state, sha256, feed, yes, 'dry-run': dryRun } = values;
  if (state !== undefined && state !== 'prodaccepted' && state !== 'testaccepted')
    return wrong(`Unknown state ${state}.`);
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(sha256))
    return wrong('--sha256 needs 64 hexadecimal digits.');
  return {
    source: sourceIn(place, folders),
    options: {
      ...(state && { state }),
      ...(sha256 && { sha256 }),
      ...(feed && { feed }),
      ...(yes && { yes }),
      ...(dryRun && { dryRun }),
      ...(values['allow-expired'] && { allowExpired: true }),
      ...(values['source-map'] && { sources: readSourceMap(find(values['source-map'], folders)) }),
    },
  };
}

function readSourceMap(file: string): Record<string, string> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Value.Check(SourceMapFile, content)) return content;
  } catch (error) {
    throw new Refusal(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new Refusal(`${file}: this is not a JSON object with texts as values`);
}

export const command: Program = {
  summary: 'loads a metadata file once, without checking its signature',
  usage: `usage: idp-dashboard import FILE_OR_URL [options]

Loads a SAML metadata aggregate once, from a file, or from an address that begins with https://, and verifies no signature.
A feed that is verified and refreshes itself: idp-dashboard feeds.

  --feed NAME                        which feed this is a version of (default: the aggregate's Name)
  --dry-run                          say what would come, change and go, and change nothing
  --yes                              take away as much as goes; without it, at most 5 % of the feed

  --state prodaccepted|testaccepted  of what comes; what is known keeps its own (default prodaccepted)
  --allow-expired                    import a file whose validity is over
  --sha256 HEX                       refuse any other content
  --source-map FILE                  JSON object: registration authority → source, "*" for any other`,
  async run(args, { doCommand, folders }) {
    const request = readImportArguments(args, folders);
    const report = (await withProgress(importProgressText, (show) =>
      doCommand({ operation: 'import', request, mayCreateDatabase: true }, show),
    )) as ImportReport;
    const lines = reportLines(report, request.options.dryRun ? Infinity : undefined);
    console.log(printable([...lines, UNVERIFIED].join('\n')));
  },
};
