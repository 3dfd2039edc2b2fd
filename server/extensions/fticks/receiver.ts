import type { FastifyBaseLogger } from 'fastify';
import {
  LineTally,
  LoginCollector,
  LoginParties,
  Pace,
  readFticksLine,
  userHash,
} from '../../modules/statistics/archive.module';
import { loginStore } from '../../modules/statistics/statistics.module';
import type { Dependencies } from '../../platform/dependencies';
import { TimeZone } from '../../platform/time/timeZone';
import { count } from '../../platform/telemetry/meters';
import { countingNow } from './counting';
import { fticksCounts } from './fticksCounts';
import type { Frame } from './frames';
import { WaitingLines } from './waitingLines';

/** Time to collect lines before they are stored. */
const STORE_EVERY_MS = 2_000;
const LINES_AT_ONCE = { least: 50, most: 500 };
/** Maximum age of cached institutions and services. */
const PARTIES_MS = 60_000;

export type Receiving = Pick<Dependencies, 'config' | 'database' | 'now'> & {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/**
 * Takes lines from the network, and stores their logins every few seconds. Keeps lines that cannot be stored yet.
 * Throws Refusal for another key than before.
 */
export async function startReceiver({ config, database, now, log }: Receiving) {
  const zone = new TimeZone(config.federation.statsTimeZone);
  const { federations } = config.statistics;
  const hash = await database.transaction((tx) => userHash(tx, config.statistics));
  const parties = await cachedParties(database);
  const counts = fticksCounts(log);
  const logins = loginStore({ config, database });
  const counting = countingNow(logins);
  const waiting = new WaitingLines();
  let isOver = false;
  let onRoom: () => void = () => undefined;

  /** Stores the logins of lines. It may be repeated after an error, since each event counts once. */
  async function store(lines: readonly string[]): Promise<void> {
    const collector = new LoginCollector(logins, hash, await parties());
    const tally = new LineTally();
    const pace = new Pace(LINES_AT_ONCE);
    for (let start = 0; start < lines.length;) {
      const some = lines.slice(start, start + pace.atOnce);
      await pace.piece(some.length, () => {
        for (const line of some) {
          const read = readFticksLine(line, { federations, zone, now: now() });
          tally.add(read);
          if ('login' in read) collector.add(read.login);
        }
      });
      start += some.length;
    }
    await collector.flush();
    count('loginsImported', { source: 'network' }, collector.collected().added);
    counts.addStored(lines.length, tally.counted(), collector.collected());
    if (collector.collected().added > 0) counting.note();
  }

  async function storeWaiting(): Promise<void> {
    while (waiting.count > 0) {
      await store(waiting.oldest());
      waiting.done();
      onRoom();
    }
  }

  /** The message of an error may contain personal data, so only its name is logged. */
  function complain(error: unknown): void {
    const fault = error instanceof Error ? error.name : 'unknown';
    log.error({ fault, waiting: waiting.count }, 'F-TICKS could not be stored');
  }

  /** Lines are stored while logins are counted, which may take long after an import. */
  async function work(): Promise<void> {
    let counted: Promise<void> | undefined;
    while (!isOver) {
      await waiting.untilFull(STORE_EVERY_MS);
      await storeWaiting().catch(complain);
      counted ??= counting
        .count(() => isOver)
        .catch(complain)
        .finally(() => (counted = undefined));
    }
    await counted;
  }

  const done = work();
  return {
    counts,
    get isFull(): boolean {
      return waiting.isFull;
    },
    /** Calls a function whenever lines have been stored. */
    whenRoom(call: () => void): void {
      onRoom = call;
    },
    take(frames: readonly Frame[]): void {
      for (const frame of frames) {
        if (frame === undefined) counts.add('tooLong');
        else waiting.add(frame);
      }
    },
    /** Stores the received lines, if possible, and ends. The next start counts those that are not counted by then. */
    async stop(): Promise<void> {
      isOver = true;
      waiting.hurry();
      await done;
      await storeWaiting().catch(complain);
      counts.end();
    },
  };
}

/** Returns a function that returns the known institutions and services, and periodically reads new ones. */
async function cachedParties(database: Dependencies['database']): Promise<() => Promise<LoginParties>> {
  const load = async () => ({ known: await LoginParties.load(database), at: performance.now() });
  let cached = await load();
  return async () => {
    if (performance.now() - cached.at > PARTIES_MS) cached = await load();
    return cached.known;
  };
}
