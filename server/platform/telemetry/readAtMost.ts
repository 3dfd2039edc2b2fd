import { setTimeout } from 'node:timers/promises';
import { reading, type Gauges, type Reading } from './readings';

/** Shortest pause between two reads from the database, however many clients ask for metrics. */
const PAUSE_MS = 10_000;
/** Time after which the database counts as unavailable; a scrape waits at most ten seconds. */
const TIMEOUT_MS = 4_000;

export interface MetricsSources {
  /** Gauges of this process. */
  readonly own: Gauges;
  /** Gauges that need the database. */
  readonly stored: readonly Gauges[];
  readonly now: () => Date;
}

/**
 * Returns a function that reads all gauges. Values that the database does not return in time are absent, since old
 * values would hide that. Calls within the pause share the same values.
 */
export function readAtMost({ own, stored, now }: MetricsSources): () => Promise<readonly Reading[]> {
  let latest: { readonly at: number; readonly readings: Promise<readonly Reading[]> } | undefined;

  async function query(): Promise<readonly Reading[]> {
    const { signal, ...giveUp } = startTimeout();
    const read = async (): Promise<readonly Reading[]> => {
      const all: Reading[] = [];
      // In sequence, so that other connections stay free for requests.
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
    if (!latest || performance.now() - latest.at >= PAUSE_MS)
      latest = { at: performance.now(), readings: query() };
    const [mine, theirs] = await Promise.all([own(now()), latest.readings]);
    return [...mine, ...theirs];
  };
}

function startTimeout() {
  const ending = new AbortController();
  const over = new AbortController();
  const rejected = setTimeout(TIMEOUT_MS, undefined, { signal: ending.signal, ref: false }).then(() => {
    over.abort();
    throw new Error('The database did not answer in time');
  });
  rejected.catch(() => undefined);
  return { signal: over.signal, rejected, end: () => ending.abort() };
}
