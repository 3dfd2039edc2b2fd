import type { RemoteTickets } from '../remote/remoteTickets';
import { jiraTickets, type JiraParts } from './jiraTickets';
import type { JiraSettings } from './jiraSettings';

export interface OpenJira extends RemoteTickets {
  /** Begins to ask a server that nobody else asks whether it is there. */
  start(): void;
  stop(): Promise<void>;
}

/** Opens the Jira server as a ticket system elsewhere. Asks nothing before it is used or started. */
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
