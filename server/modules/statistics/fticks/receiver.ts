import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies';
import { TimeZone } from '../../../platform/time/timeZone';
import { countStaleYears } from '../countLogins';
import { userHash, type Hash } from '../hashes';
import { LineTally } from '../lineTally';
import { LoginCollector } from '../loginCollector';
import { LoginParties } from '../loginParties';
import { Pace } from '../pace';
import { fticksCounts } from './fticksCounts';
import { readFticksLine } from './fticksLogin';
import type { Frame } from './frames';

/** How long lines are gathered before they are stored. */
const STORE_EVERY_MS = 2_000;
/** How many characters may wait to be stored; whoever sends more waits. */
const MOST_WAITING = 8_000_000;
const LINES_AT_ONCE = { least: 50, most: 500 };
const PARTIES_MS = 60_000;
const COUNT_EVERY_MS = 60_000;
/** How much longer than counting took nothing is counted again, so that it takes no more than a twentieth of the time. */
const COUNTING_SHARE = 20;

export type Receiving = Pick<Dependencies, 'config' | 'database' | 'now'> & {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/**
 * Takes lines as they come from the network, and stores the logins that they tell every few seconds. Lines that cannot be
 * stored yet are kept. Throws Refusal for another key than before.
 */
export async function startReceiver({ config, database, now, log }: Receiving) {
  const zone = new TimeZone(config.federation.statsTimeZone);
  const hash: Hash = await database.transaction((tx) => userHash(tx, config.statistics));
  const counts = fticksCounts(log);
  const ending = new AbortController();
  const { federations } = config.fticks;
  let waiting: string[] = [];
  let waitingCharacters = 0;
  let wake = new AbortController();
  let onRoom: () => void = () => undefined;
  let parties = { value: await LoginParties.load(database), loadedAt: performance.now() };
  let countAt = 0;
  let isUncounted = false;

  async function currentParties(): Promise<LoginParties> {
    if (performance.now() - parties.loadedAt > PARTIES_MS)
      parties = { value: await LoginParties.load(database), loadedAt: performance.now() };
    return parties.value;
  }

  /** Stores what lines tell. It may be repeated after a fault, since each event counts once. */
  async function store(lines: readonly string[]): Promise<void> {
    const collector = new LoginCollector(database, zone, hash, await currentParties());
    const tally = new LineTally();
    const pace = new Pace(LINES_AT_ONCE);
    for (let start = 0; start < lines.length;) {
      const some = lines.slice(start, start + pace.atOnce);
      await pace.piece(some.length, async () => {
        for (const line of some) {
          const read = readFticksLine(line, { federations, zone, now: now() });
          tally.add(read);
          if ('login' in read) await collector.add(read.login);
        }
      });
      start += some.length;
    }
    await collector.flush();
    counts.addStored(lines.length, tally.counted(), collector.collected());
    if (collector.collected().added > 0) isUncounted = true;
  }

  async function storeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting;
      await store(lines);
      // What has come meanwhile stays.
      waiting = waiting.slice(lines.length);
      waitingCharacters = waiting.reduce((sum, line) => sum + line.length, 0);
      onRoom();
    }
  }

  async function countWhatIsNew(): Promise<void> {
    if (!isUncounted || performance.now() < countAt) return;
    const start = performance.now();
    await countStaleYears(database, zone, { isOver: () => ending.signal.aborted });
    isUncounted = false;
    const took = performance.now() - start;
    countAt = performance.now() + Math.max(COUNT_EVERY_MS, took * COUNTING_SHARE);
  }

  async function work(): Promise<void> {
    while (!ending.signal.aborted) {
      const signal = AbortSignal.any([ending.signal, wake.signal]);
      await setTimeout(STORE_EVERY_MS, undefined, { signal }).catch(() => undefined);
      wake = new AbortController();
      try {
        await storeWaiting();
        await countWhatIsNew();
      } catch (error) {
        log.error({ fault: inWords(error), waiting: waiting.length }, 'F-TICKS could not be stored');
      }
    }
  }

  const done = work();
  return {
    counts,
    get isFull(): boolean {
      return waitingCharacters >= MOST_WAITING;
    },
    /** Has a function called whenever there is room again. */
    whenRoom(call: () => void): void {
      onRoom = call;
    },
    take(frames: readonly Frame[]): void {
      for (const frame of frames) {
        if (frame === undefined) {
          counts.add('tooLong');
          continue;
        }
        waiting.push(frame);
        waitingCharacters += frame.length;
      }
      if (waitingCharacters >= MOST_WAITING) wake.abort();
    },
    /** Stores what has been received, if it can be, and ends. What is not counted by then the next start counts. */
    async stop(): Promise<void> {
      ending.abort();
      await done;
      await storeWaiting().catch((error: unknown) =>
        log.error({ fault: inWords(error), lost: waiting.length }, 'F-TICKS could not be stored'),
      );
      counts.end();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Returns what an error is called: what it says may hold what it was about. */
function inWords(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
