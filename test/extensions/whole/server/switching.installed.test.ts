/**
 * The pages about switching over, followed literally: an installed release with an empty PostgreSQL, and the
 * commands of the page one after the other (REQUIREMENTS 393). Only hosts and file locations differ.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../support/product/dashboard';
import { documentedBlocks, documentedPage } from '../../../support/field/documented';
import { existingWorld } from '../../../support/tickets/jira/existingWorld';
import { startJiraDouble } from '../../../support/tickets/jiraDouble';
import type { JiraDouble } from '../../../support/tickets/jira/double.types';
import {
  aggregate,
  displayName,
  entity,
  institutionRole,
  serviceRole,
} from '../../../support/server/metadata';
import {
  college,
  federation,
  login,
  survey,
  ticket,
  uni,
  wiki,
} from '../../../support/otherServer/federation';
import { serveOther, type ServedOther } from '../../../support/otherServer/serveOther';
import { startOwnPostgres, type OwnPostgres } from '../../../support/server/ownPostgres';
import { makeRelease, SERVER_ARCHIVE, unpack } from '../../../support/product/release';
import { startProcess, type ServerProcess } from '../../../support/product/serverProcess';

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-switching-'));
const installed = path.join(folder, 'opt', SERVER_ARCHIVE);
const settingsFile = path.join(folder, 'idp-dashboard.env');
const policy = {
  ...{ id: '66ab', name: 'Staff only', description: '', denyAdvice: 'No', denyAdviceNl: 'Nee', type: 'reg' },
  ...{ serviceProviderIds: [wiki], identityProviderIds: [uni], authenticatingAuthorityName: uni },
  attributes: [{ name: 'urn:mace:dir:attribute-def:eduPersonAffiliation', value: 'employee' }],
  ...{ active: true, denyRule: false, allAttributesMustMatch: true, revisionNbr: 1 },
  ...{ userDisplayName: 'Ann Bee', created: '2026-03-01T10:00:00Z' },
};
let postgres: OwnPostgres | undefined;
let existing: ServedOther;
let jira: JiraDouble;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  postgres = await startOwnPostgres();
  mkdirSync(path.dirname(installed));
  unpack(await makeRelease(path.join(folder, 'sources')), [SERVER_ARCHIVE], path.dirname(installed));
  existing = await serveOther(
    federation({
      login: login({ role: 'SUPER_USER' }),
      policies: [policy],
      stepupEntities: { [survey]: 'http://x/assurance/loa2' },
      tickets: [ticket()],
    }),
  );
  jira = await startJiraDouble();
  Object.assign(jira.world, existingWorld());
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all([existing?.stop(), jira?.close(), postgres?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the settings of a server as INSTALL has them, with a new database. */
async function install(name: string, more: Readonly<Record<string, string>> = {}) {
  if (!postgres) throw new Error('no PostgreSQL');
  const client = new Client({ connectionString: postgres.directUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(postgres.directUrl);
  address.pathname = `/${name}`;
  const [, , settings = ''] = documentedBlocks('INSTALL.md', '## In ten minutes');
  const lines = Object.entries({ PORT: String(await freePort()), ...more }).map((one) => one.join('='));
  const own = settings.replace(/DATABASE_URL=.*/, `DATABASE_URL=${address.href}`).replace(/MIGRATE.*\n/, '');
  writeFileSync(settingsFile, `${own}${lines.join('\n')}\n`);
}

/** Runs commands as the page says them, in the folder of the release. */
async function run(commands: string, input = ''): Promise<string> {
  const script = commands.replaceAll('https://dashboard.example.org', existing.url);
  const env = { PATH: `${installed}:${process.env.PATH ?? ''}`, IDP_DASHBOARD_ENV: settingsFile };
  const child = spawn('sh', ['-euc', script], { cwd: installed, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(input);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${script}\nended with ${String(code)}:\n${output}`);
  return output;
}

/** Walks a page: all its commands. */
async function walk(page: string, input = ''): Promise<string[]> {
  const logged: string[] = [];
  for (const commands of documentedPage(`switching/${page}`, 'sh')) logged.push(await run(commands, input));
  return logged;
}

async function start(settings: string): Promise<ServerProcess> {
  const pairs = settings
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  const server = startProcess(
    Object.fromEntries(pairs) as Record<string, string>,
    'dist/server/main.js',
    installed,
  );
  servers.push(server);
  await server.started;
  return server;
}

/** Returns the records among what was printed. */
const changesIn = (said: string) =>
  said.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as object] : []));
const lastOf = (said: readonly string[]) => said.at(-1) ?? '';

test('FROM_DASHBOARD', async () => {
  if (!postgres) return;
  await install('from_dashboard');
  const output = await walk('FROM_DASHBOARD.md', 'JSESSIONID=1');
  expect(lastOf(output)).toMatch(/^connection: \d+ created, 0 changed, 0 unchanged, 0 refused$/m);
  expect(lastOf(output)).toMatch(/^ticket: 1 created/m);
});

test('FROM_ALLOWLIST', async () => {
  if (!postgres) return;
  await install('from_allowlist');
  const [table = ''] = documentedPage('switching/FROM_ALLOWLIST.md', 'csv');
  writeFileSync(path.join(installed, 'table.csv'), table);
  expect(lastOf(await walk('FROM_ALLOWLIST.md'))).toMatch(/^connection: 2 created/m);
});

test('FROM_METADATA', async () => {
  if (!postgres) return;
  await install('from_metadata');
  const allowed = `<Extensions><mdattr:EntityAttributes><saml:Attribute Name="https://federation.example/may-use"><saml:AttributeValue>${uni}</saml:AttributeValue></saml:Attribute></mdattr:EntityAttributes></Extensions>`;
  const entities = [
    entity(uni, institutionRole('', displayName('Uni'))),
    entity(wiki, allowed + serviceRole('', displayName('Wiki'))),
  ];
  writeFileSync(path.join(installed, 'aggregate.xml'), aggregate(entities.join('\n')));
  expect(lastOf(await walk('FROM_METADATA.md'))).toMatch(/^connection: 1 created/m);
});

test('STATE', async () => {
  if (!postgres) return;
  await install('state');
  const [commands = ''] = documentedPage('switching/STATE.md', 'sh');
  const [out = '', ...taken] = commands.trim().split('\n');
  expect(await run(out)).toMatch(/^connection: 0$/m);
  const [example = ''] = documentedPage('switching/STATE.md', 'json');
  writeFileSync(path.join(installed, 'state.jsonl'), example);
  expect(await run(taken.join('\n'))).toMatch(/^connection: 1 created, 0 changed, 0 unchanged, 0 refused$/m);
});

test('FRONT, through a server of ours', async () => {
  const [conform = '', begin = ''] = documentedPage('switching/FRONT.md', 'bash');
  writeFileSync(settingsFile, '');
  expect(await run(conform)).toContain('/users/me');
  const port = String(await freePort());
  const settings = begin
    .replaceAll(' \\\n', '\n')
    .replace(/^node .*$/m, '')
    .replace('https://dashboard-old.example.org', existing.url);
  await start(`${settings.trim()}\nPORT=${port}`);
  const ready = await fetch(`http://localhost:${port}/internal/ready`);
  expect(await ready.json()).toEqual({ status: 'UP', database: 'none' });
});

test('BOTH_AT_ONCE: there, in the meantime and back', async () => {
  if (!postgres) return;
  const [conform = '', there = '', again = '', back = ''] = documentedPage('switching/BOTH_AT_ONCE.md', 'sh');
  await install('both_at_once', {
    JIRA_URL: jira.url,
    JIRA_TOKEN: jira.token,
    JIRA_CONFIG: path.join(installed, 'docs/switching/jira.existing.json'),
  });
  writeFileSync(path.join(installed, 'cookies'), 'JSESSIONID=1');
  expect(await run(conform.split('\n')[0] ?? '')).toContain('/users/me');
  expect(await run(there)).toMatch(/^policy: 1 created/m);
  expect(readFileSync(path.join(installed, 'shared.jsonl'), 'utf8')).not.toMatch(/"ticket"|_WITHOUT_/);
  await start(readFileSync(settingsFile, 'utf8'));
  expect(await run(again)).toMatch(/^policy: 0 created, 0 changed, 1 unchanged/m);
  expect(changesIn(await run(back))).toEqual([]);
  const change = { kind: 'connection', institution: college, service: wiki };
  writeFileSync(
    path.join(installed, 'change.jsonl'),
    `{"format":"idp-dashboard-state","version":1}\n${JSON.stringify(change)}\n`,
  );
  await run('idp-dashboard importState change.jsonl');
  expect(changesIn(await run(back))).toEqual([expect.objectContaining(change)]);
});
