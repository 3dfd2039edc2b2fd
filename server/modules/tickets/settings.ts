import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import type { JiraSettings } from './jira/jiraSettings';
import { readJira } from './jira/readJira';

/** Reads the settings of the ticket system. */
export function readTickets(settings: Settings): Pick<Config, 'desk' | 'queueWhenDown' | 'jira'> {
  const jira = readJira(settings);
  return {
    desk: { acceptance: settings.flag('DESK_ACCEPTANCE', false) },
    queueWhenDown: settings.flag('QUEUE_WHEN_DOWN', false),
    ...(jira === undefined ? {} : { jira }),
  };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly desk: { readonly acceptance: boolean };
    /** A request that a ticket system elsewhere refuses because it is down is kept, and delivered later. */
    readonly queueWhenDown: boolean;
    /** The Jira server that tickets are in; absent: the local desk. */
    readonly jira?: JiraSettings;
  }
}
