import { Refusal } from '../../platform/control/refusal';
import type { Dependencies } from '../../platform/dependencies';
import { complain } from '../../platform/log/processLog';
import { openJira, type OpenJira } from './jira/openJira';
import { serviceDirectory } from './jira/serviceDirectory';
import { localDesk } from './local/localDesk';
import { openOutbox } from './outbox/outbox';
import { remoteTicketSystem } from './remote/remoteTicketSystem';
import { TicketSystemUnavailable, type TicketSystem } from './ticketSystem';

export interface OpenTickets {
  readonly tickets: TicketSystem;
  /** Begins to deliver what an earlier run has left and what waits for later. */
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

type Needs = Pick<Dependencies, 'config' | 'database' | 'mailer' | 'now'>;

/**
 * Opens the ticket system that the settings name: the local desk, or a Jira server, which is asked whether it is as the
 * settings say. Throws Refusal where it is not; a server that does not answer is no reason not to start.
 */
export async function openTickets(needs: Needs, say: (line: string) => void): Promise<OpenTickets> {
  const { config, database } = needs;
  const { queueWhenDown } = config;
  if (config.jira === undefined) {
    return { tickets: localDesk(config), start: () => undefined, stop: async () => undefined };
  }
  const remote = openJira(config.jira, {
    services: serviceDirectory(database),
    timeZone: config.federation.statsTimeZone,
    log: say,
  });
  await check(remote, config.jira.url, say);
  const outbox = openOutbox({ ...needs, remote, say }, (error) => complain(error));
  return {
    tickets: remoteTicketSystem({ remote, database, outbox, queueWhenDown }),
    start() {
      remote.start();
      outbox.start();
    },
    async stop() {
      await outbox.stop();
      await remote.stop();
    },
  };
}

async function check(remote: OpenJira, url: string, say: (line: string) => void): Promise<void> {
  try {
    const faults = await remote.faults();
    if (faults.length === 0) return;
    throw new Refusal([`The Jira server at ${url} is not as the settings say:`, ...faults].join('\n'));
  } catch (error) {
    if (!(error instanceof TicketSystemUnavailable)) throw error;
    say(`The Jira server at ${url} does not answer yet.`);
  }
}
