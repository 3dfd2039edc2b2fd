import type { FeedsAnswer } from '../extensions/feeds/feeds.module';
import { reportLines } from '../modules/metadata/metadata.module';
import { printable, table } from './terminal';

type List = Extract<FeedsAnswer, { feeds: unknown }>['feeds'];
type Refreshed = Extract<FeedsAnswer, { result: unknown }>;
type Removed = Extract<FeedsAnswer, { goes: unknown }>;

const UNVERIFIED =
  'THIS FEED IS NOT VERIFIED. Whoever can change it, or what is on the way to it, decides what is here.';

/** Returns the answer for people, without control characters in what others wrote. */
export function feedsText(answer: FeedsAnswer, width: number): string {
  if ('feeds' in answer) return listText(answer.feeds, width);
  return printable(('goes' in answer ? removedLines(answer) : refreshedLines(answer)).join('\n'));
}

/** Tells whether the command has done what was asked. */
export function isDone(answer: FeedsAnswer): boolean {
  return !('result' in answer) || !['stopped', 'failed'].includes(answer.result.outcome);
}

function listText(feeds: List, width: number): string {
  if (feeds.length === 0) return 'There is no feed.';
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

function refreshedLines({ result, verified }: Refreshed): string[] {
  const loud = verified ? [] : [UNVERIFIED];
  switch (result.outcome) {
    case 'unchanged':
      return [...loud, 'The server has no newer version.'];
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
