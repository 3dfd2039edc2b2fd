import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { controlHandlers, handlerOf } from '../../../../server/commands';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import { operatorKinds } from '../../../../src/contracts/domain/audit';
import type { AuditKind } from '../../../../src/contracts/wire/audit';
import { north, wiki } from '../../../support/server/fixtures';
import { importNow, resetForImport } from '../../../support/server/importing';
import { aggregate, namedService } from '../../../support/server/metadata';
import { stateFile } from '../../state/stateFiles';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';
import { connectRequest } from '../../../server/tickets/newTicket';

/** An operator's actions at the command line are in the audit trail, with the name of their account. */
let server: TestApp;
let folder: string;
const file = () => path.join(folder, 'aggregate.xml');
const stateIn = () => path.join(folder, 'state.jsonl');
const logins = () => path.join(folder, 'logins.csv');

beforeAll(async () => {
  server = await startTestApp({ tickets: localDesk(testConfig()), now: () => importNow });
  folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
  await writeFile(file(), aggregate(namedService('https://maps.new.example', 'Maps')));
  await writeFile(stateIn(), stateFile({ kind: 'connection', institution: north, service: wiki }));
  await writeFile(
    logins(),
    `time,user,service,institution\n2026-01-01T10:00:00Z,ann,https://wiki.example,${north}\n`,
  );
});
beforeEach(() => resetForImport(server.database));
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

/** Does commands one after another; what they do to one object is the last part of the trail. */
async function command(operation: string, request: object): Promise<unknown> {
  const handle = handlerOf({ ...server.dependencies, now: () => importNow }, operation);
  return handle(request, () => undefined, 'olga');
}
const trail = () => server.database.read.selectFrom('audit_entry').selectAll().orderBy('number').execute();

const hub = { name: 'hub', address: 'https://hub.example/', kinds: [] };
const feed = () => ({ name: 'all', source: file() });

/** Commands, and the kinds of entries that they leave, by operation and action. */
const cases: Readonly<Record<string, readonly [() => Promise<unknown>, ...AuditKind[]]>> = {
  'audit verify and export': [
    async () => {
      await command('audit', { action: 'verify' });
      await command('audit', { action: 'export' });
    },
    'trail.downloaded',
  ],
  'consumers add': [
    () => command('consumers', { action: 'add', name: 'proxy', may: { reads: 'everything' } }),
    'consumer.added',
  ],
  'consumers revoke': [
    async () => {
      await command('consumers', { action: 'add', name: 'proxy', may: { reads: 'everything' } });
      await command('consumers', { action: 'revoke', name: 'proxy' });
    },
    'consumer.added',
    'consumer.revoked',
  ],
  'webhooks add, rotate, test, replay and remove': [
    async () => {
      await command('webhooks', { action: 'add', ...hub });
      for (const action of ['rotate', 'replay', 'remove']) await command('webhooks', { action, name: 'hub' });
    },
    'webhook.added',
    'webhook.rotated',
    'webhook.replayed',
    'webhook.removed',
  ],
  'feeds add, refresh and remove': [
    async () => {
      await command('feeds', { action: 'add', ...feed() });
      await command('feeds', { action: 'refresh', name: 'all' });
      await command('feeds', { action: 'remove', name: 'all', yes: true });
    },
    'feed.added',
    'feed.refreshed',
    'feed.removed',
  ],
  'a refresh that fails': [
    async () => {
      await command('feeds', { action: 'add', ...feed(), source: '/nowhere/all.xml' });
      await command('feeds', { action: 'refresh', name: 'all' });
    },
    'feed.added',
    'feed.refreshed',
  ],
  import: [
    () => command('import', { source: { kind: 'file', path: file() }, options: { feed: 'mine' } }),
    'metadata.imported',
  ],
  importState: [
    () => command('importState', { path: stateIn(), dryRun: false, names: false }),
    'state.imported',
    'state.imported',
  ],
  exportState: [() => command('exportState', { file: 'state.jsonl' }), 'state.exported'],
  importLogins: [() => command('importLogins', { path: logins() }), 'logins.imported', 'logins.imported'],
  'statsMove that finds nobody': [
    async () => {
      const move = { from: 'database', to: 'clickhouse://127.0.0.1:1/stats', dryRun: false };
      await expect(command('statsMove', move)).rejects.toThrow('does not answer');
    },
    'logins.moved',
  ],
  'person export, pseudonymise and erase': [
    async () => {
      const known = { mail: 'admin@example.org' };
      await command('person', { action: 'export', known, sure: false });
      await command('person', { action: 'erase', known, sure: false });
      await command('person', { action: 'pseudonymise', known, sure: true });
      await command('person', { action: 'erase', known, sure: true });
    },
    'person.exported',
    'person.pseudonymised',
    'person.erased',
  ],
  'sessions end': [
    async () => {
      await server.as('admin');
      await command('sessions', { action: 'end', issuer: 'https://issuer.example', subject: 'admin' });
    },
    'session.ended',
  ],
  'desk take': [
    async () => {
      const { config, database } = server;
      const { key } = await database.transaction((tx) =>
        localDesk(config).file(tx, connectRequest(), importNow),
      );
      await command('desk', { actor: 'Olga', command: { action: 'take', key } });
    },
    'ticket.stepped',
  ],
  check: [() => command('check', {})],
  'desk down': [() => command('desk', { actor: 'Olga', command: { action: 'down' } }), 'desk.switched'],
};

test.each(Object.entries(cases))('%s', async (_command, [run, ...kinds]) => {
  await run();
  const entries = await trail();
  expect(entries.map(({ kind }) => kind)).toEqual(kinds);
  const ofInstitutions = entries.filter(({ institution }) => institution !== null);
  expect(ofInstitutions.filter(({ kind }) => operatorKinds.some((one) => one === kind))).toEqual([]);
  for (const entry of entries)
    expect([entry.actor_kind, entry.subject ?? entry.name, entry.request_id]).toEqual([
      'commandLine',
      'olga',
      null,
    ]);
});

test('each operation of the command line is in the table', () => {
  const tried = new Set(Object.keys(cases).map((name) => name.split(' ')[0]));
  const handlers = Object.keys(controlHandlers(server.dependencies));
  expect(handlers.filter((one) => !tried.has(one))).toEqual([]);
});

test('no secret is revealed', async () => {
  const added = await command('webhooks', { action: 'add', ...hub });
  const given = await command('consumers', { action: 'add', name: 'proxy', may: { reads: 'everything' } });
  const entries = JSON.stringify(await trail());
  const secrets = [...Object.values(added as object), ...Object.values(given as object)].map(String);
  expect(secrets.every((secret) => secret.length > 20)).toBe(true);
  for (const secret of secrets) expect(entries).not.toContain(secret);
});
