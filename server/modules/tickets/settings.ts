import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import type { Modules } from '../../platform/module';
import { readJira } from './jira/jiraSettings';
import type { RemoteSystem } from './remoteSystem';

const TicketSettings = Type.Object({
  DESK_ACCEPTANCE: Type.Boolean({
    default: false,
    description: '`1`: a request waits for acceptance before it is open',
  }),
  QUEUE_WHEN_DOWN: Type.Boolean({
    default: false,
    description: '`1`: a request that meets a ticket system that is down is kept and filed later',
  }),
});

/** Reads the settings of the ticket system; `modules` may offer several. */
export function readTickets(
  settings: Settings,
  modules: Modules,
): Pick<Config, 'desk' | 'queueWhenDown' | 'ticketsElsewhere'> {
  const { DESK_ACCEPTANCE: acceptance, QUEUE_WHEN_DOWN: queueWhenDown } = settings.read(TicketSettings);
  const [first, second] = modules.flatMap(({ ticketSystem }) => ticketSystem?.(settings) ?? []);
  if (first && second) {
    settings.refuse(
      second.setting,
      `cannot be set together with ${first.setting}: tickets are in one system`,
    );
  }
  return { desk: { acceptance }, queueWhenDown, ...(first && { ticketsElsewhere: first }) };
}

/** Reads the address of a Jira server; returns undefined if the settings do not name one. */
export function jiraSystem(settings: Settings): RemoteSystem | undefined {
  const jira = readJira(settings);
  return (
    jira && {
      name: 'Jira',
      setting: 'JIRA_URL',
      settings: jira,
      open: async (parts) => (await import('./jira/openJira')).openJira(jira, parts),
    }
  );
}

declare module '../../platform/config/config' {
  interface Config {
    readonly desk: { readonly acceptance: boolean };
    /** True if a request that an external ticket system refuses because it is down is kept and delivered later. */
    readonly queueWhenDown: boolean;
    /** The external ticket system with the tickets; absent: the local desk. */
    readonly ticketsElsewhere?: RemoteSystem;
  }
}
