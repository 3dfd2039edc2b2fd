import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { authorizationOf } from '../remote/remoteAccount';
import { type RemoteClient, remoteClient } from '../remote/remoteClient';
import type { RemoteHealth } from '../remote/remoteHealth';
import type { JiraSettings } from './jiraSettings';

type Connection = Pick<JiraSettings, 'url' | 'kind' | 'account' | 'mostBytes'>;

/** Versions of the REST API. */
const versions: Readonly<Record<JiraSettings['kind'], number>> = { datacenter: 2, cloud: 3 };

const Refusal = Type.Object({
  errorMessages: Type.Optional(Type.Array(Type.String())),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** Makes the calls of the REST API. Paths begin after `/rest/api/2/` or `3/`. */
export function jiraClient(
  { url, kind, account, mostBytes }: Connection,
  health: RemoteHealth,
): RemoteClient {
  const headers = {
    authorization: authorizationOf(account, 'Bearer'),
    // Jira refuses requests that look like a form of a foreign page.
    'x-atlassian-token': 'no-check',
  };
  const base = `${url}/rest/api/${versions[kind]}/`;
  return remoteClient({ name: 'Jira', base, headers, mostBytes, complaintOf }, health);
}

function complaintOf(body: unknown): string {
  if (!Value.Check(Refusal, body)) return '';
  const { errorMessages = [], errors = {} } = body;
  return [...errorMessages, ...Object.entries(errors).map(([field, what]) => `${field}: ${what}`)].join('; ');
}
