import { Type } from 'typebox';
import { TimeZone } from '../../../platform/time/timeZone';
import type { RemoteTickets } from '../remote/remoteTickets';
import { createIssue, findIssueOf } from './createIssue';
import { dialectOf } from './dialect/dialectOf';
import { faultsOf } from './faults';
import { historyOf } from './history';
import { type JiraClient, JiraFailure, jiraClient, oneLine } from './jiraClient';
import { JiraHealth } from './jiraHealth';
import { findIssue } from './jiraIssue';
import type { JiraSettings } from './jiraSettings';
import { type SearchParts, searchIssues } from './searchIssues';
import type { ServiceDirectory } from './serviceDirectory';
import { remindOf, takeStep, tellTransitions } from './steps';

export interface OpenJira extends RemoteTickets {
  /** Begins to ask a server that is not used otherwise whether it is there. */
  start(): void;
  stop(): Promise<void>;
}

/** Opens the Jira server as a ticket system elsewhere. It makes no call before it is used or started. */
export function openJira(settings: JiraSettings, parts: JiraParts): OpenJira {
  const { tickets, probe, health } = jiraTickets(settings, parts);
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  function ask(): void {
    if (!health.isQuiet(settings.probeMs)) return;
    underWay = probe();
  }

  return {
    ...tickets,
    start() {
      timer ??= setInterval(ask, settings.probeMs).unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await underWay;
    },
  };
}

export interface JiraParts {
  readonly services: ServiceDirectory;
  /** The federation's (setting STATS_TIME_ZONE). */
  readonly timeZone: string;
  /** One line for whoever runs the server. */
  readonly log: (line: string) => void;
  /** Milliseconds that never run backwards; absent: those of the process. */
  readonly clock?: () => number;
}

export interface JiraTickets {
  readonly tickets: RemoteTickets;
  readonly health: JiraHealth;
  /**
   * Asks the server who we are, to see whether it is there. An outage that is known is not logged again. It never throws.
   */
  probe(): Promise<void>;
}

interface Parts extends SearchParts {
  readonly log: (line: string) => void;
}

function countWrites(client: JiraClient): { client: JiraClient; hasWritten: () => boolean } {
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

/** Makes the tickets that are issues of a Jira server, Data Center or Cloud. */
function jiraTickets(settings: JiraSettings, { services, timeZone, log, clock }: JiraParts): JiraTickets {
  const { kind, mapping, mostIssues, timeoutMs, downMs } = settings;
  const health = new JiraHealth(downMs, clock ?? (() => performance.now()));
  const client: JiraClient = jiraClient(settings, health);
  const dialect = dialectOf(kind, client);
  const zone = new TimeZone(timeZone);

  /**
   * Gives a call one time limit for all that it needs, and one line in the log if it fails. Once something was written, a
   * refusal of the rest does not mean that nothing happened.
   */
  async function timed<T>(
    work: (parts: Parts, signal: AbortSignal) => Promise<T>,
    limitMs = timeoutMs,
  ): Promise<T> {
    const counted = countWrites(client);
    try {
      const parts = { client: counted.client, dialect, mapping, mostIssues, services, zone, log };
      return await work(parts, AbortSignal.timeout(limitMs));
    } catch (error) {
      if (!(error instanceof JiraFailure)) throw error;
      log(`Jira: ${oneLine(error.reason)}`);
      throw counted.hasWritten() ? error.as('unknown') : error;
    }
  }

  const tickets: RemoteTickets = {
    // Faults are looked for when nobody waits, since that takes many calls.
    faults: () =>
      timed(async (parts, signal) => {
        const faults = await faultsOf(parts, signal);
        if (faults.length === 0) await tellTransitions(parts, signal);
        return faults;
      }, 3 * timeoutMs),
    isDown: () => health.isDown(),
    search: (institution, filter) =>
      timed(async (parts, signal) => {
        const found = await searchIssues(parts, institution, filter, signal);
        if (found.skipped > 0)
          log(`Jira: left out ${found.skipped} issues of types that ${mapping.project} has besides`);
        return { tickets: found.tickets, total: found.total };
      }),
    history: (ticket) => timed((parts, signal) => historyOf(parts, ticket, signal)),
    find: (key) => timed((parts, signal) => findIssue(parts, key, signal)),
    create: (ticket, requestId) => timed((parts, signal) => createIssue(parts, ticket, requestId, signal)),
    findByRequest: (requestId) => timed((parts, signal) => findIssueOf(parts, requestId, signal)),
    take: (key, step, comment) => timed((parts, signal) => takeStep(parts, key, step, comment, signal)),
    remind: (key, reminder) => timed((parts, signal) => remindOf(parts, key, reminder, signal)),
  };

  return {
    tickets,
    health,
    async probe() {
      const wasDown = health.isDown();
      try {
        const me = Type.Object({ [dialect.personId]: Type.String() });
        await client.read('myself', me, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        // Whatever the reason is, a server that does not know us is of no use.
        health.failed();
        if (!wasDown) log(`Jira: ${error instanceof JiraFailure ? error.reason : String(error)}`);
      }
    },
  };
}
