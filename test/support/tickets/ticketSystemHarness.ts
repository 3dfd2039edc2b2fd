import { databaseMailer } from '../../../server/modules/mail/mailer';
import type { Tx } from '../../../server/platform/storage/database';
import { writeOutage } from '../../../server/modules/tickets/local/deskOutage';
import type { JiraKind } from '../../../server/modules/tickets/jira/dialect/jiraDialect';
import type { OpenRemote } from '../../../server/modules/tickets/remote/openRemote';
import { remoteLimits } from '../../../server/modules/tickets/remote/remoteLimits';
import { openJira } from '../../../server/modules/tickets/jira/openJira';
import { serviceDirectory } from '../../../server/modules/tickets/remote/serviceDirectory';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { openOutbox } from '../../../server/modules/tickets/outbox/outbox';
import { remoteTicketSystem } from '../../../server/modules/tickets/remote/remoteTicketSystem';
import type { TicketSystem } from '../../../server/modules/tickets/ticketSystem';
import type { StoredTicket } from '../../../server/modules/tickets/storedTicket';
import type { TestDatabase } from '../server/database';
import { exampleMapping } from './jira/openTestJira';
import { startJiraDouble } from './jiraDouble';
import { testConfig } from '../server/server';

/** With `unreachable`, a write may have arrived, but gets no answer. */
export type Outage = 'up' | 'down' | 'unreachable';

export interface OpenSystem {
  readonly tickets: TicketSystem;
  play(outage: Outage): Promise<void>;
  close(): Promise<void>;
}

export type OpenTicketSystem = (database: TestDatabase, now: () => Date) => Promise<OpenSystem>;

const TIME_ZONE = 'Europe/Amsterdam';
export const settings = { STATS_TIME_ZONE: TIME_ZONE };

export const openLocalDesk: OpenTicketSystem = async (database) => ({
  tickets: localDesk(testConfig(settings)),
  play: (outage) => database.transaction((tx) => writeOutage(tx, outage)),
  close: async () => undefined,
});

/** Opens a Jira server of a kind behind the outbox. */
export const openJiraTickets =
  (kind: JiraKind): OpenTicketSystem =>
  async (database, now) => {
    const double = await startJiraDouble(kind);
    double.now = now;
    double.pageSize = 3;
    const remote = openJira(
      { url: double.url, kind, account: double.account, mapping: exampleMapping(), ...remoteLimits },
      { services: serviceDirectory(database), timeZone: TIME_ZONE, log: () => undefined },
    );
    const play = (outage: Outage) => {
      double.trouble = ({ method, path }) => troubleOf(outage, method === 'GET' || jiraReads.includes(path));
    };
    return behindOutbox({ database, now, remote, play, close: () => double.close() });
  };

/** Jira's reads that have a body. */
const jiraReads = ['search', 'search/jql', 'issue/bulkfetch'];

interface Elsewhere {
  readonly database: TestDatabase;
  readonly now: () => Date;
  readonly remote: OpenRemote;
  play(outage: Outage): void;
  close(): Promise<void>;
}

/** Puts another ticket system behind the outbox. */
export function behindOutbox({ database, now, remote, play, close }: Elsewhere): OpenSystem {
  const config = testConfig(settings);
  const mailer = databaseMailer(config);
  const outbox = openOutbox(
    { config, database, mailer, now, remote, say: () => undefined, returnRefused: async () => undefined },
    () => undefined,
    60_000,
  );
  return {
    tickets: remoteTicketSystem({ remote, database, outbox }),
    play: async (outage) => play(outage),
    async close() {
      await outbox.stop();
      await remote.stop();
      await close();
    },
  };
}

/** Returns the fate of a call to another ticket system. */
export function troubleOf(outage: Outage, isRead: boolean) {
  if (outage === 'down') return { kind: 'answer', status: 503, body: '' } as const;
  return outage === 'unreachable' && !isRead ? ({ kind: 'reset', done: false } as const) : undefined;
}

/** Works with tickets as a call of the server does: looks them up before the transaction, and delivers after it. */
export async function carryOut<T>(
  { database, tickets }: { readonly database: TestDatabase; readonly tickets: TicketSystem },
  work: (tx: Tx, known: StoredTicket | undefined) => Promise<T>,
  ticketKey?: string,
): Promise<{ readonly answer: T; readonly key: string | undefined }> {
  const { elsewhere } = tickets;
  const known = ticketKey === undefined ? undefined : await elsewhere?.lookUp(ticketKey);
  const { answer, id } = await database.transaction(async (tx) => {
    const done = await work(tx, known);
    return { answer: done, id: elsewhere?.outstanding(tx) };
  });
  if (id === undefined) return { answer, key: undefined };
  const delivered = await elsewhere?.deliver(id, false);
  return { answer, key: delivered && 'jiraKey' in delivered ? delivered.jiraKey : undefined };
}
