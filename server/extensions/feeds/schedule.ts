import { PAUSES } from '../../platform/background/pauses';
import type { FeedFault } from '../../../src/contracts/wire/feeds';
import type { Feed } from './lease';

/** Minimum interval between two requests for a feed, whatever the feed asks for. */
const SHORTEST_MS = 5 * 60_000;
/** Number of its intervals that a feed may be late before that is a fault. */
const LATE = 3;

/** A feed's own caching and validity. */
export interface Freshness {
  readonly cacheSeconds?: number | null;
  readonly validUntil?: Date | string | null;
}

/**
 * Returns when a feed is due after a refresh now: by the operator's schedule, earlier if the feed has a shorter cache
 * time, and at the latest in the middle of its remaining validity. null: only on request.
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

/** Returns when a feed is due after this many failures in a row: soon at first, then as usual. */
export function dueAfterFailure(everySeconds: number | null, failures: number, now: Date): Date | null {
  if (everySeconds === null) return null;
  const pause = PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0;
  return new Date(now.getTime() + Math.min(pause, Math.max(everySeconds * 1000, SHORTEST_MS)));
}

type State = Pick<Feed, 'source' | 'outcome' | 'valid_until' | 'refreshed_at' | 'every_seconds'>;

/** Returns the present faults of a feed, the worst first; none if all is well. */
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
