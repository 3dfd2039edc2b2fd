import { setTimeout } from 'node:timers/promises';
import { reading, type Gauges, type Reading } from './readings';

/** How often the database is asked at most, however many ask for metrics. */
const PAUSE_MS = 10_000;
/** Time after which the database counts as away; a scrape waits for ten seconds at most. */
const PATIENCE_MS = 4_000;

export interface MetricsSources {
  /** What this process knows by itself. */
  readonly own: Gauges;
  /** What the database is asked for. */
  readonly stored: readonly Gauges[];
  readonly now: () => Date;
}

/**
 * Returns what reads all of them. What the database does not tell in time is absent, since an old value would hide that;
 * whoever asks meanwhile, or soon again, gets the same.
 */
export function readAtMost({ own, stored, now }: MetricsSources): () => Promise<readonly Reading[]> {
  let kept: { readonly at: number; readonly readings: Promise<readonly Reading[]> } | undefined;

  async function ask(): Promise<readonly Reading[]> {
    const { signal, ...giveUp } = patience();
    const read = async (): Promise<readonly Reading[]> => {
      const all: Reading[] = [];
      // One after another, so that people have the other connections.
      for (const gauges of stored) {
        if (signal.aborted) break;
        all.push(...(await gauges(now())));
      }
      return all;
    };
    try {
      return [...(await Promise.race([read(), giveUp.rejected])), reading('databaseUp', {}, 1)];
    } catch {
      return [reading('databaseUp', {}, 0)];
    } finally {
      giveUp.end();
    }
  }

  return async () => {
    if (!kept || performance.now() - kept.at >= PAUSE_MS) kept = { at: performance.now(), readings: ask() };
    const [mine, theirs] = await Promise.all([own(now()), kept.readings]);
    return [...mine, ...theirs];
  };
}

function patience() {
  const ending = new AbortController();
  const over = new AbortController();
  const rejected = setTimeout(PATIENCE_MS, undefined, { signal: ending.signal, ref: false }).then(() => {
    over.abort();
    throw new Error('The database did not answer in time');
  });
  rejected.catch(() => undefined);
  return { signal: over.signal, rejected, end: () => ending.abort() };
}
