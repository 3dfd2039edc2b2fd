import type { JiraSettings } from './jira/jiraSettings';
import type { RtSettings } from './rt/rtSettings';

/** A ticket system elsewhere, as the settings say it; `name` is what whoever runs the dashboard calls it. */
export type RemoteSystem =
  | { readonly name: 'Jira'; readonly settings: JiraSettings }
  | { readonly name: 'Request Tracker'; readonly settings: RtSettings };
