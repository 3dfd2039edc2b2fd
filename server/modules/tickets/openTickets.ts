import { Refusal } from '../../platform/control/refusal';
import type { Config } from '../../platform/config/config';
import type { Dependencies } from '../../platform/dependencies';
import { complain } from '../../platform/log/processLog';
import type { ReturnRefused } from './elsewhere';
import { localDesk } from './local/localDesk';
import { openOutbox } from './outbox/outbox';
import type { OpenRemote } from './remote/openRemote';
import type { RemoteSystem } from './remoteSystem';
import { remoteTicketSystem } from './remote/remoteTicketSystem';
import { serviceDirectory } from './remote/serviceDirectory';
import { TicketSystemUnavailable, type TicketSystem } from './ticketSystem';

export interface OpenTickets {
  readonly tickets: TicketSystem;
  /** Throws Refusal if the external ticket system does not match the settings. */
  readonly check?: () => Promise<void>;
  /** Starts to deliver the entries of an earlier run and new ones. */
  start(): void;
  /** Waits for deliveries in progress. */
  stop(): Promise<void>;
}

type Needs = Pick<Dependencies, 'config' | 'database' | 'mailer' | 'now' | 'onConnected'> & {
  readonly returnRefused: ReturnRefused;
};

/**
 * Opens the ticket system of the settings: the local desk, or an external one, which `check` compares with the
 * settings. The server also starts if the ticket system does not answer.
 */
export async function openTickets(needs: Needs, say: (line: string) => void): Promise<OpenTickets> {
  const { config, database } = needs;
  const { queueWhenDown, ticketsElsewhere: system } = config;
  if (system === undefined) {
    return { tickets: localDesk(config), start: () => undefined, stop: async () => undefined };
  }
  const remote = await system.open({
    services: serviceDirectory(database),
    timeZone: config.federation.statsTimeZone,
    log: say,
  });
  const outbox = openOutbox({ ...needs, remote, say }, (error) => complain(error));
  return {
    tickets: remoteTicketSystem({ remote, database, outbox, queueWhenDown }),
    check: () => check(remote, system, say),
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

async function check(
  remote: OpenRemote,
  { name, settings: { url } }: RemoteSystem,
  say: (line: string) => void,
): Promise<void> {
  try {
    const faults = await remote.faults();
    if (faults.length === 0) return;
    throw new Refusal([`The ${name} server at ${url} is not as the settings say:`, ...faults].join('\n'));
  } catch (error) {
    if (!(error instanceof TicketSystemUnavailable)) throw error;
    say(`The ${name} server at ${url} does not answer yet.`);
  }
}

declare module '../../platform/module' {
  interface ExtensionPoints {
    /** Takes back tickets that an external ticket system refused to file. */
    readonly returnRefused?: ReturnRefused;
    /** Returns the ticket system with the additions of the module. */
    readonly withTickets?: (config: Config, tickets: TicketSystem) => TicketSystem;
  }
}
