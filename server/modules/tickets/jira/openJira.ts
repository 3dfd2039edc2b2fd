import { Type } from 'typebox';
import { type OpenRemote, type RemoteParts, openRemote } from '../remote/openRemote';
import { createIssue, findIssueOf } from './createIssue';
import { faultsOf } from './faults';
import { historyOf } from './history';
import { jiraClient } from './jiraClient';
import { findIssue } from './jiraIssue';
import type { JiraSettings } from './jiraSettings';
import { searchIssues } from './searchIssues';
import { remindOf, takeStep, reportTransitions } from './steps';
import type { RemoteClient } from '../remote/remoteClient';
import { cloud } from './dialect/cloud';
import { dataCenter } from './dialect/dataCenter';
import type { JiraDialect, JiraKind } from './dialect/jiraDialect';

const dialects: Readonly<Record<JiraKind, (client: RemoteClient) => JiraDialect>> = {
  datacenter: dataCenter,
  cloud,
};

/** Opens the Jira server, Data Center or Cloud, as an external ticket system. */
export function openJira(settings: JiraSettings, parts: RemoteParts): OpenRemote {
  const { kind, mapping } = settings;
  return openRemote('Jira', settings, parts, (health) => {
    const client = jiraClient(settings, health);
    const own = { dialect: dialects[kind](client), mapping };
    return {
      client,
      work: {
        async faults(call, signal) {
          const issues = { ...call, ...own };
          const faults = await faultsOf(issues, signal);
          if (faults.length === 0) await reportTransitions(issues, signal);
          return faults;
        },
        search: (call, signal, institution, filter) =>
          searchIssues({ ...call, ...own }, institution, filter, signal),
        history: (call, signal, ticket) => historyOf({ ...call, ...own }, ticket, signal),
        find: (call, signal, key) => findIssue({ ...call, ...own }, key, signal),
        create: (call, signal, ticket, requestId) =>
          createIssue({ ...call, ...own }, ticket, requestId, signal),
        findByRequest: (call, signal, requestId) => findIssueOf({ ...call, ...own }, requestId, signal),
        take: (call, signal, key, step, comment) => takeStep({ ...call, ...own }, key, step, comment, signal),
        remind: (call, signal, key, reminder) => remindOf({ ...call, ...own }, key, reminder, signal),
        whoAmI: (call, signal) =>
          call.client.read('myself', Type.Object({ [own.dialect.personId]: Type.String() }), signal),
      },
    };
  });
}
