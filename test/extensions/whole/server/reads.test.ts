import { ACCESS } from '../../../../server/access';
import { operator, recordAudit } from '../../../../server/platform/audit/audit.module';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import { readMessages } from '../../../../src/extensions/trail/readMessages';
import { north, south, wiki } from '../../../support/server/fixtures';
import { storePolicy } from '../../../support/server/policies';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../../support/server/server';
import { send, started } from '../../reviews/server/reviewing';
import { connectRequest } from '../../../server/tickets/newTicket';

/** A super user's reads of other institutions are in the audit trail; other people's reads are not. */
let server: TestApp;
let clock: Date;

beforeAll(async () => {
  server = await startTestApp({
    tickets: localDesk(testConfig()),
    settings: { READS_PER_MINUTE: '10000' },
    now: () => clock,
  });
});
beforeEach(async () => {
  clock = new Date('2026-03-02T10:00:00Z');
  await server.database.reset();
});
afterAll(() => server.close());

const trail = () => server.database.read.selectFrom('audit_entry').selectAll().orderBy('number').execute();
const reads = async () =>
  (await trail()).map(({ kind, subject, role, acting_for, institution, object_id, object_name }) =>
    [kind, subject, role, acting_for, institution, object_id, object_name]
      .filter((part) => part !== null)
      .join(' '),
  );

/** The parameters that a call needs, by its path; the other calls need only the path. */
const needed: Readonly<Record<string, string>> = {
  '/services/detail': '?spId=12&entityType=saml20_sp',
  '/stats/loginTimeFrame': '?from=1767225600&to=1767312000&scale=day',
  '/stats/loginAggregated': '?period=2026',
  '/stats/uniqueLoginCount': `?from=1767225600&to=1767312000&spEntityId=${wiki}`,
  '/stats/serviceProviders': '',
  '/x/statistics/marks': `?from=1767225600&to=1767312000&spEntityId=${wiki}`,
  '/idp/sab/roles': '?institutionId=north',
  '/x/audit/download': '?form=csv',
  '/x/desk/audit/download': '?form=jsonl',
};
/** Calls that the walk does not get an answer from: they need what this server has not. */
const unanswered = [
  '/x/reviews/:id/signature',
  '/x/publishing',
  '/x/publishing/service',
  '/x/desk/mails/:id',
  '/services/idps',
];

const readRules = ACCESS.filter(
  ({ changes, methods, callers, institution, beyond }) =>
    !changes &&
    methods.includes('GET') &&
    callers.includes('superUserAsAdmin') &&
    (institution !== 'ignored' || beyond !== undefined),
).map(({ path }) => path);

test('the trail has words for every call by which super users read data of institutions', () => {
  const recorded = ACCESS.filter(
    ({ changes, callers, institution, beyond }) =>
      !changes &&
      callers.some((caller) => caller.startsWith('superUser')) &&
      (institution !== 'ignored' || beyond !== undefined),
  );
  expect(Object.keys(readMessages).sort()).toEqual([...new Set(recorded.map(({ path }) => path))].sort());
});

async function closedReview(): Promise<string> {
  const admin = await server.as('admin', { level: 2 });
  const { id, rows } = await started(admin);
  await send(admin, `/${id}/steps`, { action: 'close', left: rows.length });
  return id;
}

async function readResponse(client: TestClient, path: string) {
  const policy = await storePolicy(server.database, { name: 'Staff' });
  const { key } = await server.database.transaction(async (tx) => {
    const made = { kind: 'policy.created', actor: operator('ops'), institution: north } as const;
    await recordAudit(tx, { ...made, object: { id: policy } }, clock);
    return localDesk(server.config).file(tx, connectRequest(), clock);
  });
  const id = path.startsWith('/x/reviews/') ? await closedReview() : policy;
  const address = path.replace(':id', id).replace(':key', key);
  return client.get(`/dashboard/api${address}${needed[path] ?? ''}`);
}

test.each(readRules.filter((path) => !unanswered.includes(path)))('%s', async (path) => {
  const client = await server.as('superUserAsAdmin');
  const response = await readResponse(client, path);
  expect([response.statusCode, response.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  await readResponse(client, path).catch(() => undefined);
  const lines = (await reads()).filter((line) => line.startsWith('data.read'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines[0]).toContain(`data.read superUserAsAdmin superUserAsAdmin ${north}`);
  expect(lines[0]).toContain(path);
});

test('once a day, regardless of who answers; each object and each institution by itself', async () => {
  const client = await server.as('superUser');
  const other = await startTestApp({
    database: server.database,
    tickets: localDesk(testConfig()),
    now: () => clock,
  });
  const { key } = await server.database.transaction((tx) =>
    localDesk(server.config).file(tx, connectRequest(), clock),
  );
  const path = `/dashboard/api/x/desk/tickets/${key}`;
  for (let time = 0; time < 3; time += 1) await client.get(path);
  await (await other.as('superUser')).get(path);
  await other.close();
  await client.get('/dashboard/api/policies');
  await client.call('GET', '/dashboard/api/policies', undefined, { 'x-idp-entity-id': north });
  clock = new Date('2026-03-03T10:00:00Z');
  await (await server.as('superUser')).get(path);
  expect(await reads()).toEqual([
    `data.read superUser superUser ${north} /x/desk/tickets/:key ${key}`,
    `data.read superUser superUser ${north} /policies`,
    `data.read superUser superUser ${north} /x/desk/tickets/:key ${key}`,
  ]);
});

test('no entry if a super user reads about their own institution, nor for a refused call', async () => {
  const client = await server.as('superUser');
  await client.call('GET', '/dashboard/api/policies', undefined, { 'x-idp-entity-id': south });
  await client.get('/dashboard/api/users/me');
  await client.get('/dashboard/api/x/desk/tickets/CXT-999999');
  expect(await reads()).toEqual([]);
});

test.each(['guest', 'member', 'viewer', 'admin'] as const)(
  'no entry if a %s reads, at no cost',
  async (who) => {
    const client = await server.as(who);
    const before = await server.database.read.selectFrom('audit_entry').selectAll().execute();
    for (const path of ['/services', '/policies', '/users/me', '/services/connected'])
      await client.get(`/dashboard/api${path}`);
    expect(await trail()).toEqual(before);
  },
);
