import { readFileSync } from 'node:fs';
import { importProgressText, reportLines, sourceIn } from '../../modules/metadata/metadata.module';
import {
  find,
  printable,
  readArguments,
  table,
  terminalWidth,
  withProgress,
  wrong,
  type Program,
} from '../../platform/control/program';
import type { FeedsResult } from './feedsCommand';
import type { FeedsCommand } from './feedsRequest';

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

/** Reads the arguments of the command. Throws UsageError, and Refusal for a file that does not exist. */
export function readFeedsArguments(
  args: readonly string[],
  folders: readonly string[],
): { command: FeedsCommand; json: boolean } {
  const { values, positionals } = readArguments(args, options);
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

type Values = ReturnType<typeof readArguments<typeof options>>['values'];

function addition(name: string, source: string, values: Values, folders: readonly string[]): FeedsCommand {
  const { registrar, place, every, brake, state } = values;
  const certificates = certificatesIn(values, folders);
  if (state !== undefined && state !== 'prodaccepted' && state !== 'testaccepted')
    return wrong(`Unknown state ${state}.`);
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
      'Who signs the feed? Name the key with --certificate or --fingerprint, or accept an unsigned feed with --unverified.',
    );
  return unverified ? undefined : given.join('\n');
}

function sourceOf(text: string, folders: readonly string[]): string {
  const source = sourceIn(text, folders);
  return source.kind === 'file' ? source.path : source.url;
}

function whole(text: string, what: string): number {
  return /^\d{1,7}$/.test(text) ? Number(text) : wrong(`${what} needs a whole number.`);
}

function secondsIn(text: string): number {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (!count) return wrong('--every needs a number and m, h or d, as in 6h.');
  return Number(count) * SECONDS[unit as keyof typeof SECONDS];
}

type List = Extract<FeedsResult, { feeds: unknown }>['feeds'];
type Refreshed = Extract<FeedsResult, { result: unknown }>;
type Removed = Extract<FeedsResult, { goes: unknown }>;

const UNVERIFIED =
  'THIS FEED IS NOT VERIFIED. Anyone who can change it, or what is on the way to it, decides what is here.';

/** Returns the answer for people, without control characters in texts from outside. */
export function feedsText(result: FeedsResult, width: number): string {
  if ('feeds' in result) return listText(result.feeds, width);
  return printable(('goes' in result ? removedLines(result) : refreshedLines(result)).join('\n'));
}

/** Returns whether the command has succeeded. */
export function isDone(result: FeedsResult): boolean {
  return !('result' in result) || !['stopped', 'failed'].includes(result.result.outcome);
}

function listText(feeds: List, width: number): string {
  if (feeds.length === 0) return 'No feed is set up.';
  const head = [
    'FEED',
    'STATE',
    'VERIFIED',
    'REFRESHED',
    'VALID UNTIL',
    'INSTITUTIONS',
    'SERVICES',
    'SOURCE',
  ];
  const rows = feeds.map((feed) => [
    feed.name,
    feed.faults.length > 0 ? feed.faults.join(', ').toUpperCase() : 'well',
    feed.verified ? 'yes' : 'NO',
    feed.refreshedAt ?? 'never',
    feed.validUntil ?? 'not said',
    String(feed.institutions),
    String(feed.services),
    feed.source ?? 'by hand',
  ]);
  const reasons = feeds.flatMap(({ name, reason }) => (reason ? [printable(`${name}: ${reason}`)] : []));
  return [table([head, ...rows], width), ...reasons].join('\n');
}

function refreshedLines({ result, verified, holds }: Refreshed): string[] {
  const loud = verified ? [] : [UNVERIFIED];
  switch (result.outcome) {
    case 'unchanged':
      return [...loud, unchangedText(result.since, holds)];
    case 'failed':
      return [...loud, `Nothing was changed: ${result.reason}`];
    case 'stopped':
      return [
        ...loud,
        ...reportLines(result.report),
        `Nothing was changed: ${result.reason}. With --yes it goes all the same.`,
      ];
    case 'dryRun':
      return [
        ...loud,
        ...reportLines(result.report, Infinity),
        'This is what would be. Nothing was changed.',
      ];
    case 'refreshed':
      return [...loud, ...reportLines(result.report)];
  }
}

/** A server that runs refreshes a feed as soon as it is added, so that the command often finds nothing new. */
function unchangedText(since: string | undefined, holds: Refreshed['holds']): string {
  const before = since ? ` than at the last refresh, ${since.slice(0, 16).replace('T', ' ')} UTC` : '';
  const has = holds ? ` The feed has ${holds.institutions} institutions and ${holds.services} services.` : '';
  return `There is no newer version${before}.${has}`;
}

function removedLines({ removed, goes }: Removed): string[] {
  const names = goes.first.map(({ name, entityId }) => `  ${name} <${entityId}>`);
  const more = goes.total - names.length;
  return [
    `No other feed holds (${goes.total}):`,
    ...names,
    ...(more > 0 ? [`  and ${more} more`] : []),
    removed ? 'The feed is gone.' : 'Nothing was changed. With --yes the feed goes, and these with it.',
  ];
}

export const command: Program = {
  summary: 'adds, lists, refreshes and removes feeds of metadata',
  usage: `usage: idp-dashboard feeds COMMAND

  list                       the feeds, those with a fault first
  add NAME SOURCE [options]  adds a feed, or changes a known one; SOURCE is a file, or an address with https
    --certificate FILE         who signs it: certificates as PEM; any of them may sign
    --fingerprint HEX          the same by the SHA-256 of the certificate; may be given more than once
    --unverified               no signature is required; anyone who can change the file decides what is here
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

  --json                     the answer as JSON`,
  async run(args, { doCommand, folders }) {
    const { command: request, json } = readFeedsArguments(args, folders);
    const mayCreateDatabase = request.action === 'add';
    const result = (await withProgress(importProgressText, (show) =>
      doCommand({ operation: 'feeds', request, mayCreateDatabase }, show),
    )) as FeedsResult;
    console.log(json ? JSON.stringify(result, null, 2) : feedsText(result, terminalWidth()));
    if (!isDone(result)) process.exitCode = 1;
  },
};
