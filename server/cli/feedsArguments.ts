import { readFileSync } from 'node:fs';
import type { FeedsCommand } from '../extensions/feeds/feeds.module';
import { importSource, MetadataError } from '../modules/metadata/metadata.module';
import { Refusal } from '../platform/control/refusal';
import { find } from './importArguments';
import { readWords } from './readWords';
import { UsageError } from './terminal';

const FEEDS_USAGE = `usage: npm run feeds -- COMMAND

  list                       the feeds, those with a fault first
  add NAME SOURCE [options]  adds a feed, or says anew what a known one is; SOURCE is a file, or an address with https
    --certificate FILE         who signs it: certificates as PEM; any of them may sign
    --fingerprint HEX          the same by the SHA-256 of the certificate; may be given more than once
    --unverified               nobody has to sign it; whoever can change the file decides what is here
    --registrar URI            takes only entities of this registration authority; may be given more than once
    --place NUMBER             its precedence: an entity of several feeds belongs to the one with the lowest place
    --every 6h                 how often it is refreshed (m, h, d); without it only by "refresh"
    --brake PERCENT            how much a refresh may take away unasked (default 5)
    --state prodaccepted|testaccepted   of what comes new
  refresh NAME [options]     refreshes it now
    --dry-run                  says what would come, change and go, and changes nothing
    --yes                      takes away as much as goes
    --allow-expired            takes a file whose validity is over
  remove NAME [--yes]        says what only this feed holds; with --yes, the feed is gone, and that with it

  --json                     the answer as JSON`;

const options = {
  certificate: { type: 'string', multiple: true },
  fingerprint: { type: 'string', multiple: true },
  unverified: { type: 'boolean' },
  registrar: { type: 'string', multiple: true },
  place: { type: 'string' },
  every: { type: 'string' },
  brake: { type: 'string' },
  state: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'allow-expired': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const SECONDS = { m: 60, h: 3_600, d: 86_400 } as const;

/** Reads the words of the command. Throws UsageError, and Refusal for a file that is not there. */
export function readFeedsArguments(
  words: readonly string[],
  folders: readonly string[],
): { command: FeedsCommand; json: boolean } {
  const { values, positionals } = readWords(words, options, FEEDS_USAGE);
  const json = values.json ?? false;
  const [action, name, source, ...others] = positionals;
  if (others.length > 0) return wrong('These are too many words.');
  if (action === 'list' && name === undefined) return { command: { action }, json };
  if (action === 'add' && name && source) return { command: addition(name, source, values, folders), json };
  const { yes, 'dry-run': dryRun, 'allow-expired': allowExpired } = values;
  if (action === 'refresh' && name && !source)
    return {
      command: {
        action,
        name,
        ...(yes && { yes }),
        ...(dryRun && { dryRun }),
        ...(allowExpired && { allowExpired }),
      },
      json,
    };
  if (action === 'remove' && name && !source) return { command: { action, name, ...(yes && { yes }) }, json };
  return wrong(action === undefined ? 'What should be done?' : `${action} is not written like that.`);
}

type Values = ReturnType<typeof readWords<typeof options>>['values'];

function addition(name: string, source: string, values: Values, folders: readonly string[]): FeedsCommand {
  const { registrar, place, every, brake, state } = values;
  const certificates = certificatesIn(values, folders);
  if (state !== undefined && state !== 'prodaccepted' && state !== 'testaccepted')
    return wrong(`There is no state ${state}.`);
  return {
    action: 'add',
    name,
    source: sourceOf(source, folders),
    ...(certificates !== undefined && { certificates }),
    ...(registrar && { registrars: registrar }),
    ...(place !== undefined && { place: whole(place, '--place') }),
    ...(every !== undefined && { every: secondsIn(every) }),
    ...(brake !== undefined && { brake: whole(brake, '--brake') }),
    ...(state && { state }),
  };
}

function certificatesIn(values: Values, folders: readonly string[]): string | undefined {
  const { certificate = [], fingerprint = [], unverified = false } = values;
  const given = [...certificate.map((file) => readFileSync(find(file, folders), 'utf8')), ...fingerprint];
  if (unverified && given.length > 0) return wrong('--unverified and a certificate exclude each other.');
  if (!unverified && given.length === 0)
    return wrong(
      'Who signs the feed? --certificate or --fingerprint says so, --unverified that nobody has to.',
    );
  return unverified ? undefined : given.join('\n');
}

function sourceOf(source: string, folders: readonly string[]): string {
  try {
    const place = importSource(source);
    return place.kind === 'file' ? find(place.path, folders) : place.url;
  } catch (error) {
    if (error instanceof MetadataError) throw new Refusal(error.message);
    throw error;
  }
}

function whole(text: string, what: string): number {
  return /^\d{1,7}$/.test(text) ? Number(text) : wrong(`${what} needs a whole number.`);
}

function secondsIn(text: string): number {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (!count) return wrong('--every needs a number and m, h or d, as in 6h.');
  return Number(count) * SECONDS[unit as keyof typeof SECONDS];
}

function wrong(reason: string): never {
  throw new UsageError(reason, FEEDS_USAGE);
}
