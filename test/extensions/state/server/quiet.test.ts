/** Importing state notifies no one, and takes effect at once (REQUIREMENTS 364, 365). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { handlerOf } from '../../../../server/commands';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import { mail, north, south } from '../../../support/server/fixtures';
import { startTestApp, testConfig, type TestApp } from '../../../support/server/server';
import { stateFile, stateOf } from '../stateFiles';

let server: TestApp;
let folder: string;

beforeAll(async () => {
  server = await startTestApp({ tickets: localDesk(testConfig()) });
  folder = mkdtempSync(path.join(tmpdir(), 'state-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const at = '2026-03-01T10:00:00.000Z';
const document = {
  type: 'reg',
  name: 'Staff',
  description: '',
  services: [mail],
  institutions: [north],
  deny: false,
  allAttributesMustMatch: false,
  attributes: [],
  denyMessages: { en: 'No', nl: 'Nee', pt: 'Não' },
  active: true,
  activatedSr: false,
};
const everything = stateFile(
  { kind: 'institution', entityId: north, document: { displayStatsInDashboard: true } },
  { kind: 'connection', institution: north, service: mail, level: 'urn:2', multiFactor: 'urn:mfa' },
  { kind: 'consent', institution: north, service: mail, type: 'NO_CONSENT' },
  {
    ...{ kind: 'person', subject: 'ann', givenName: 'Ann', surName: 'Admin', email: 'ann@north.example' },
    ...{ institution: north, roles: ['ROLE_DASHBOARD_ADMIN'] },
  },
  {
    kind: 'policy',
    id: 'p',
    states: [{ number: 1, author: 'Ann', authority: north, savedAt: at, document }],
  },
  {
    ...{
      kind: 'ticket',
      key: 'CXT-4',
      type: 'LINKINVITE',
      status: 'Waiting for customer',
      institution: south,
    },
    ...{ service: mail, about: 'connect', userName: 'Ann', emailTo: 'bob@south.example' },
    ...{ requestedAt: at, updatedAt: at },
  },
  { kind: 'connectionEvent', institution: north, service: mail, event: 'connect', at },
);

const handler = (operation: string) =>
  handlerOf({ ...server.dependencies, now: () => new Date(at) }, operation);

async function take(text: string): Promise<unknown> {
  const file = path.join(folder, 'state.jsonl');
  writeFileSync(file, text);
  return handler('importState')({ path: file, dryRun: false, names: false }, () => undefined, 'olga');
}

const rowsOf = async (table: 'mail' | 'event' | 'event_delivery' | 'outbox') =>
  server.database.read.selectFrom(table).selectAll().execute();

test('no mail is written, no program is notified, and no other ticket system either', async () => {
  const hub = { action: 'add', name: 'hub', address: 'https://hub.example/', kinds: [] };
  await handler('webhooks')(hub, () => undefined, 'olga');
  await expect(take(everything)).resolves.toMatchObject({
    counts: { connection: { created: 1 }, ticket: { created: 1 }, policy: { created: 1 } },
  });
  for (const table of ['mail', 'event', 'event_delivery', 'outbox'] as const)
    expect([table, await rowsOf(table)]).toEqual([table, []]);
});

test('pages that were requested before show the imported data: connections, policies, people, tickets', async () => {
  await server.database.reset();
  const admin = await server.as('admin');
  const read = async () => {
    const list = (await admin.get('/dashboard/api/services/connected')).json<{
      payload: { spEntityId: string }[];
    }>();
    const policies = (await admin.get('/dashboard/api/policies')).json<{ payload: { name: string }[] }>();
    const roles = await admin.get('/dashboard/api/idp/current/roles');
    return [
      list.payload.some(({ spEntityId }) => spEntityId === mail),
      policies.payload.map(({ name }) => name),
      roles.body.includes('ann@north.example'),
    ];
  };
  expect(await read()).toEqual([false, [], false]);
  await take(everything);
  expect(await read()).toEqual([true, ['Staff'], true]);
});

test('commands export the data of the database while a server runs', async () => {
  const exportedLines: string[] = [];
  await handler('exportState')({ file: 'x' }, (lines) => exportedLines.push(...(lines as string[])), 'olga');
  expect(`${exportedLines.join('\n')}\n`).toBe(await stateOf(server.database));
});

test('one file is imported at a time', async () => {
  const file = path.join(folder, 'state.jsonl');
  const importState = handler('importState');
  const runImport = () => importState({ path: file, dryRun: true, names: false }, () => undefined, 'olga');
  const [first, second] = await Promise.allSettled([runImport(), runImport()]);
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
});
