import { type Static, Type } from 'typebox';
import { type Settings, webAddress } from '../../../platform/config/settings';
import { readMappingFile } from '../remote/mappingFile';
import { type RemoteLimits, remoteLimits } from '../remote/remoteLimits';
import { readAccount, readAddress, type RemoteAccount } from '../remote/remoteAccount';
import type { JiraKind } from './dialect/jiraDialect';
import { type JiraMapping, readMapping } from './jiraMapping';

/** Address and use of the Jira server with the tickets. */
export interface JiraSettings extends RemoteLimits {
  /** Address without a trailing slash; it may have a path. */
  readonly url: string;
  readonly kind: JiraKind;
  readonly account: RemoteAccount;
  readonly mapping: JiraMapping;
}

const JiraServerSettings = Type.Object({
  JIRA_URL: Type.Optional(
    webAddress({
      description: 'a Jira server has the tickets (Data Center or Cloud, [how](JIRA.md))',
    }),
  ),
  JIRA_KIND: Type.Optional(
    Type.Enum(['datacenter', 'cloud'], {
      description: 'what it is',
      otherwise: '`datacenter`',
    }),
  ),
  JIRA_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]*$',
      secret: true,
      description: 'its account: a personal access token; of Cloud an API token, with `JIRA_USER`',
      fault: 'has characters that no token has',
    }),
  ),
  JIRA_USER: Type.Optional(
    Type.String({
      pattern: '^[^:]*$',
      description: 'or the name of an account; of Cloud its e-mail address',
      fault: 'has a colon, which the name of an account cannot have',
    }),
  ),
  JIRA_PASSWORD: Type.Optional(Type.String({ secret: true, description: 'and its password' })),
  JIRA_CONFIG: Type.Optional(
    Type.String({ description: 'path of a JSON file: our words in those of the Jira server' }),
  ),
});
type Read = Static<typeof JiraServerSettings>;

/** Reads the settings of the Jira server; returns undefined if there is none. Never logs a token or a password. */
export function readJira(settings: Settings): JiraSettings | undefined {
  const { JIRA_URL, ...others } = settings.read(JiraServerSettings);
  const url = readAddress(settings, 'JIRA_URL', JIRA_URL, others);
  if (url === undefined) return undefined;
  const { JIRA_KIND: kind = 'datacenter', JIRA_CONFIG: file } = others;
  const account =
    kind === 'cloud' ? readCloudAccount(settings, others) : readAccount(settings, 'JIRA', others);
  const mapping = readMappingFile(settings, { setting: 'JIRA_CONFIG', file, url: 'JIRA_URL' }, readMapping);
  if (!account || !mapping) return undefined;
  return { url, kind, account, mapping, ...remoteLimits };
}

/** Cloud accepts the token of an account in place of a password, which it no longer accepts. */
function readCloudAccount(
  settings: Settings,
  { JIRA_TOKEN: token, JIRA_USER: user, JIRA_PASSWORD: password }: Read,
): RemoteAccount | undefined {
  if (password !== undefined) settings.refuse('JIRA_PASSWORD', 'Jira Cloud takes none; set JIRA_TOKEN');
  if (user === undefined) {
    settings.refuse('JIRA_USER', 'missing; Jira Cloud needs the e-mail address of the account');
  }
  if (token === undefined) settings.refuse('JIRA_TOKEN', 'missing; Jira Cloud needs an API token');
  return user === undefined || token === undefined ? undefined : { kind: 'password', user, password: token };
}
