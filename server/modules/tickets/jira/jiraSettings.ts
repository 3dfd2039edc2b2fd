import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { isLoopback } from '../../../platform/config/isLoopback';
import { type Settings, webAddress, withoutSlashes } from '../../../platform/config/settings';
import type { JiraKind } from './dialect/jiraDialect';
import { type JiraMapping, readMapping } from './jiraMapping';

export type JiraAccount =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'password'; readonly user: string; readonly password: string };

/** How to reach and use the Jira server that tickets are in. */
export interface JiraSettings {
  /** Address without a trailing slash; it may have a path. */
  readonly url: string;
  readonly kind: JiraKind;
  readonly account: JiraAccount;
  readonly mapping: JiraMapping;
  /** Time limit of one of our calls, however many calls of the server it needs. */
  readonly timeoutMs: number;
  /** How long a server that has failed counts as down, unless it answers before. */
  readonly downMs: number;
  /** How often a server that is not used otherwise is asked whether it is there. */
  readonly probeMs: number;
  /** Largest answer that is read, in bytes. */
  readonly mostBytes: number;
  /** Most issues that one search looks through. */
  readonly mostIssues: number;
}

export const jiraLimits = {
  timeoutMs: 10_000,
  downMs: 30_000,
  probeMs: 15_000,
  mostBytes: 16 * 1024 * 1024,
  mostIssues: 20_000,
} satisfies Partial<JiraSettings>;

const JiraServerSettings = Type.Object({
  JIRA_URL: Type.Optional(
    webAddress({
      description: 'a Jira server has the tickets (Data Center or Cloud, [how](docs/OPERATIONS.md#jira))',
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

/** Reads the settings of the Jira server; undefined where there is none. No line tells a token or a password. */
export function readJira(settings: Settings): JiraSettings | undefined {
  const { JIRA_URL, ...others } = settings.read(JiraServerSettings);
  if (JIRA_URL === undefined) {
    const alone = Object.keys(others);
    if (alone.length > 0) settings.refuse('JIRA_URL', `missing; ${alone.join(', ')} mean nothing without it`);
    return undefined;
  }
  const url = withoutSlashes(JIRA_URL);
  checkAddress(settings, url);
  const { JIRA_KIND: kind = 'datacenter' } = others;
  const account = kind === 'cloud' ? readCloudAccount(settings, others) : readAccount(settings, others);
  const mapping = readMappingFile(settings, others);
  return account && mapping && { url, kind, account, mapping, ...jiraLimits };
}

function checkAddress(settings: Settings, address: string): void {
  if (!URL.canParse(address)) return;
  const { protocol, hostname, username, search, hash } = new URL(address);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    settings.refuse('JIRA_URL', 'must begin with https://, since whoever listens could use the account');
  }
  if (username !== '' || search !== '' || hash !== '') {
    settings.refuse('JIRA_URL', 'is more than protocol, host, port and path');
  }
}

function readAccount(
  settings: Settings,
  { JIRA_TOKEN: token, JIRA_USER: user, JIRA_PASSWORD: password }: Read,
): JiraAccount | undefined {
  if (token !== undefined) {
    if (user !== undefined || password !== undefined) {
      settings.refuse('JIRA_TOKEN', 'cannot be used together with JIRA_USER and JIRA_PASSWORD');
    }
    return { kind: 'token', token };
  }
  if (user === undefined || password === undefined) {
    settings.refuse('JIRA_TOKEN', 'missing; JIRA_URL needs it, or JIRA_USER and JIRA_PASSWORD');
    return undefined;
  }
  return { kind: 'password', user, password };
}

/** Cloud takes the token of an account in place of a password, which it takes no more. */
function readCloudAccount(
  settings: Settings,
  { JIRA_TOKEN: token, JIRA_USER: user, JIRA_PASSWORD: password }: Read,
): JiraAccount | undefined {
  if (password !== undefined) settings.refuse('JIRA_PASSWORD', 'Jira Cloud takes none; set JIRA_TOKEN');
  if (user === undefined) {
    settings.refuse('JIRA_USER', 'missing; Jira Cloud needs the e-mail address of the account');
  }
  if (token === undefined) settings.refuse('JIRA_TOKEN', 'missing; Jira Cloud needs an API token');
  return user === undefined || token === undefined ? undefined : { kind: 'password', user, password: token };
}

function readMappingFile(settings: Settings, { JIRA_CONFIG: file }: Read): JiraMapping | undefined {
  if (file === undefined) {
    settings.refuse('JIRA_CONFIG', 'missing; JIRA_URL needs the path of a JSON file');
    return undefined;
  }
  const text = textOf(file);
  if (text === undefined) {
    settings.refuse('JIRA_CONFIG', `"${file}" cannot be read`);
    return undefined;
  }
  const { mapping, faults = [] } = readMapping(text);
  for (const fault of faults) settings.refuse('JIRA_CONFIG', `"${file}": ${fault}`);
  return mapping;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
