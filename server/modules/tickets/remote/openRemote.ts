import { TimeZone } from '../../../platform/time/timeZone';
import type { RemoteClient } from './remoteClient';
import { NothingDone, RemoteFailure, oneLine } from './remoteFailure';
import { RemoteHealth } from './remoteHealth';
import type { RemoteLimits } from './remoteLimits';
import type { RemoteTickets } from './remoteTickets';
import type { ServiceDirectory } from './serviceDirectory';

/** Dependencies of an adapter. */
export interface RemoteParts {
  readonly services: ServiceDirectory;
  /** The federation's (setting STATS_TIME_ZONE). */
  readonly timeZone: string;
  /** Logs a line for operators. */
  readonly log: (line: string) => void;
  /** Milliseconds of a monotonic clock; absent: that of the process. */
  readonly clock?: () => number;
}

/** Dependencies of each call of an adapter. */
export interface CallParts extends Pick<RemoteParts, 'services' | 'log'>, Pick<RemoteLimits, 'mostTickets'> {
  readonly client: RemoteClient;
  readonly zone: TimeZone;
}

type Work = {
  readonly [Name in Exclude<keyof RemoteTickets, 'isDown'>]: (
    parts: CallParts,
    signal: AbortSignal,
    ...call: Parameters<RemoteTickets[Name]>
  ) => ReturnType<RemoteTickets[Name]>;
};

/** Work of an adapter, each call within one time limit. All of it throws RemoteFailure. */
export interface RemoteWork extends Work {
  /** Asks the server for our own account. */
  whoAmI(parts: CallParts, signal: AbortSignal): Promise<unknown>;
}

export interface OpenRemote extends RemoteTickets {
  /** Starts to probe a server that is not used otherwise. */
  start(): void;
  stop(): Promise<void>;
}

/** Opens an external ticket system. It makes no call before it is used or started. */
export function openRemote(
  name: string,
  limits: RemoteLimits,
  { services, timeZone, log, clock = () => performance.now() }: RemoteParts,
  connect: (health: RemoteHealth) => { readonly client: RemoteClient; readonly work: RemoteWork },
): OpenRemote {
  const { timeoutMs, probeMs, mostTickets } = limits;
  const health = new RemoteHealth(limits.downMs, clock);
  const { client, work } = connect(health);
  const zone = new TimeZone(timeZone);
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  /**
   * Runs a call with one time limit for all its requests, and logs one line if it fails. After a write, a refusal of
   * the rest does not mean that nothing happened.
   */
  async function timed<T>(
    call: (parts: CallParts, signal: AbortSignal) => Promise<T>,
    limitMs = timeoutMs,
  ): Promise<T> {
    const counted = countWrites(client);
    try {
      const parts = { client: counted.client, mostTickets, services, zone, log };
      return await call(parts, AbortSignal.timeout(limitMs));
    } catch (error) {
      if (!(error instanceof RemoteFailure)) throw error;
      log(`${name}: ${oneLine(error.reason)}`);
      throw counted.hasWritten() && !(error instanceof NothingDone) ? error.as('unknown') : error;
    }
  }

  /** Checks whether the server answers. A known outage is not logged again. */
  async function probe(): Promise<void> {
    const wasDown = health.isDown();
    try {
      await work.whoAmI({ client, mostTickets, services, zone, log }, AbortSignal.timeout(timeoutMs));
    } catch (error) {
      // For any reason, a server that does not accept our account is not usable.
      health.failed();
      if (!wasDown) log(`${name}: ${error instanceof RemoteFailure ? error.reason : String(error)}`);
    }
  }

  return {
    // Checks for faults in the background, since that takes many calls.
    faults: () => timed(work.faults, 3 * timeoutMs),
    isDown: () => health.isDown(),
    search: (...call) => timed((parts, signal) => work.search(parts, signal, ...call)),
    history: (...call) => timed((parts, signal) => work.history(parts, signal, ...call)),
    find: (...call) => timed((parts, signal) => work.find(parts, signal, ...call)),
    create: (...call) => timed((parts, signal) => work.create(parts, signal, ...call)),
    findByRequest: (...call) => timed((parts, signal) => work.findByRequest(parts, signal, ...call)),
    take: (...call) => timed((parts, signal) => work.take(parts, signal, ...call)),
    remind: (...call) => timed((parts, signal) => work.remind(parts, signal, ...call)),
    start() {
      timer ??= setInterval(() => {
        if (health.isQuiet(probeMs)) underWay = probe();
      }, probeMs).unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await underWay;
    },
  };
}

function countWrites(client: RemoteClient): { client: RemoteClient; hasWritten: () => boolean } {
  let written = false;
  return {
    client: {
      ...client,
      async write(...call) {
        const answer = await client.write(...call);
        written = true;
        return answer;
      },
    },
    hasWritten: () => written,
  };
}
