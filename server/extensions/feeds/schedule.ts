import { PAUSES } from '../../platform/background/pauses';
import type { FeedFault } from '../../../src/contracts/wire/feeds';
import type { Feed } from './lease';

/** More often than this no feed is asked for, whatever it says of itself. */
const SHORTEST_MS = 5 * 60_000;
/** How many times its schedule a feed may be late before that is a fault. */
const LATE = 3;

/** What a feed says of its own age. */
export interface Freshness {
  readonly cacheSeconds?: number | null;
  readonly validUntil?: Date | string | null;
}

/**
 * Returns when a feed is due that was refreshed now: as the operator says, earlier where the feed wants to be cached for a
 * shorter time, and in the middle of what is left of its validity at the latest. null: only when somebody asks.
 */
export function dueAfterRefresh(
  everySeconds: number | null,
  { cacheSeconds, validUntil }: Freshness,
  now: Date,
): Date | null {
  if (everySeconds === null) return null;
  const left = validUntil ? new Date(validUntil).getTime() - now.getTime() : Infinity;
  const pause = Math.min(everySeconds * 1000, (cacheSeconds ?? Infinity) * 1000, left / 2);
  return new Date(now.getTime() + Math.max(pause, SHORTEST_MS));
}

/** Returns when a feed is due whose refresh has failed so many times in a row: soon at first, then as usual. */
export function dueAfterFailure(everySeconds: number | null, failures: number, now: Date): Date | null {
  if (everySeconds === null) return null;
  const pause = PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0;
  return new Date(now.getTime() + Math.min(pause, Math.max(everySeconds * 1000, SHORTEST_MS)));
}

type State = Pick<Feed, 'source' | 'outcome' | 'valid_until' | 'refreshed_at' | 'every_seconds'>;

/** Returns what is wrong with a feed now, the worst first; nothing where all is well. */
export function faultsOf(feed: State, now: Date): FeedFault[] {
  const age = feed.refreshed_at ? now.getTime() - feed.refreshed_at.getTime() : 0;
  return [
    ...(feed.valid_until && feed.valid_until <= now ? (['expired'] as const) : []),
    ...(feed.outcome === 'failed' ? (['failed'] as const) : []),
    ...(feed.outcome === 'stopped' ? (['stopped'] as const) : []),
    ...(feed.source !== null && feed.outcome === null ? (['never'] as const) : []),
    ...(feed.every_seconds !== null && age > LATE * feed.every_seconds * 1000 ? (['late'] as const) : []),
  ];
}
