import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import { readJira } from './jira/jiraSettings';
import { readRt } from './rt/rtSettings';
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

/** Reads the settings of the ticket system. */
export function readTickets(settings: Settings): Pick<Config, 'desk' | 'queueWhenDown' | 'ticketsElsewhere'> {
  const { DESK_ACCEPTANCE: acceptance, QUEUE_WHEN_DOWN: queueWhenDown } = settings.read(TicketSettings);
  const [first, second] = namedSystems(settings);
  if (first && second) {
    settings.refuse(
      second.setting,
      `cannot be set together with ${first.setting}: tickets are in one system`,
    );
  }
  return { desk: { acceptance }, queueWhenDown, ...(first && { ticketsElsewhere: first.system }) };
}

/** Reads the settings of every kind of ticket system elsewhere; `setting` is the one that has its address. */
function namedSystems(settings: Settings): { readonly setting: string; readonly system: RemoteSystem }[] {
  const jira = readJira(settings);
  const rt = readRt(settings);
  return [
    ...(jira ? [{ setting: 'JIRA_URL', system: { name: 'Jira', settings: jira } as const }] : []),
    ...(rt ? [{ setting: 'RT_URL', system: { name: 'Request Tracker', settings: rt } as const }] : []),
  ];
}

declare module '../../platform/config/config' {
  interface Config {
    readonly desk: { readonly acceptance: boolean };
    /** Whether a request that a ticket system elsewhere refuses, because it is down, is kept and delivered later. */
    readonly queueWhenDown: boolean;
    /** The ticket system elsewhere that tickets are in; absent: the local desk. */
    readonly ticketsElsewhere?: RemoteSystem;
  }
}
