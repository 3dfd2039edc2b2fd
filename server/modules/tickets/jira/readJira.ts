import { readFileSync } from 'node:fs';
import { isLoopback } from '../../../platform/config/isLoopback';
import type { Settings } from '../../../platform/config/settings';
import { jiraLimits, type JiraAccount, type JiraSettings } from './jiraSettings';
import type { JiraMapping } from './jiraMapping';
import { readMapping } from './readMapping';

const NAMES = ['JIRA_TOKEN', 'JIRA_USER', 'JIRA_PASSWORD', 'JIRA_CONFIG'];

/** Reads the settings of the Jira server; undefined where there is none. No line tells a token or a password. */
export function readJira(settings: Settings): JiraSettings | undefined {
  const url = settings.webAddress('JIRA_URL');
  if (url === undefined) {
    const alone = NAMES.filter((name) => settings.optional(name) !== undefined);
    if (alone.length > 0) settings.refuse('JIRA_URL', `missing; ${alone.join(', ')} mean nothing without it`);
    return undefined;
  }
  checkAddress(settings, url);
  const account = readAccount(settings);
  const mapping = readMappingFile(settings);
  return account && mapping && { url, account, mapping, ...jiraLimits };
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

function readAccount(settings: Settings): JiraAccount | undefined {
  const token = settings.optional('JIRA_TOKEN');
  const user = settings.optional('JIRA_USER');
  const password = settings.optional('JIRA_PASSWORD');
  if (token !== undefined) {
    if (user !== undefined || password !== undefined) {
      settings.refuse('JIRA_TOKEN', 'cannot be used together with JIRA_USER and JIRA_PASSWORD');
    }
    if (/[^\x21-\x7e]/.test(token)) settings.refuse('JIRA_TOKEN', 'has characters that no token has');
    return { kind: 'token', token };
  }
  if (user === undefined || password === undefined) {
    settings.refuse('JIRA_TOKEN', 'missing; JIRA_URL needs it, or JIRA_USER and JIRA_PASSWORD');
    return undefined;
  }
  if (user.includes(':'))
    settings.refuse('JIRA_USER', 'has a colon, which the name of an account cannot have');
  return { kind: 'password', user, password };
}

function readMappingFile(settings: Settings): JiraMapping | undefined {
  const file = settings.optional('JIRA_CONFIG');
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
