import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import type { JiraSettings } from './jira/jiraSettings';
import { readJira } from './jira/jiraSettings';

const TicketSettings = Type.Object({
  DESK_ACCEPTANCE: Type.Boolean({
    default: false,
    description: '`1`: a request waits for acceptance before it is open',
  }),
  QUEUE_WHEN_DOWN: Type.Boolean({
    default: false,
    description: '`1`: a request that meets a Jira server that is down is kept and filed later',
  }),
});

/** Reads the settings of the ticket system. */
export function readTickets(settings: Settings): Pick<Config, 'desk' | 'queueWhenDown' | 'jira'> {
  const { DESK_ACCEPTANCE: acceptance, QUEUE_WHEN_DOWN: queueWhenDown } = settings.read(TicketSettings);
  const jira = readJira(settings);
  return {
    desk: { acceptance },
    queueWhenDown,
    ...(jira === undefined ? {} : { jira }),
  };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly desk: { readonly acceptance: boolean };
    /** Whether a request that a ticket system elsewhere refuses, because it is down, is kept and delivered later. */
    readonly queueWhenDown: boolean;
    /** The Jira server that tickets are in; absent: the local desk. */
    readonly jira?: JiraSettings;
  }
}
