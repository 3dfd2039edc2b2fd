/**
 * The calls that the replica answers, by the access table, and the required position (REQUIREMENTS 346, 347).
 */
import { ACCESS } from '../../../../server/access';
import { localDesk } from '../../../../server/modules/tickets/local/localDesk';
import type { Queries } from '../../../../server/platform/storage/database';
import { positionOf } from '../../../../server/platform/storage/replicaProgress';
import type { PersonaName } from '../../../support/server/personas';
import { north, wiki } from '../../../support/server/fixtures';
import { policyBody, storePolicy } from '../../../support/server/policies';
import { startTestApp, testConfig, type TestApp, type TestClient } from '../../../support/server/server';
import { connectRequest } from '../../../server/tickets/newTicket';

const API = '/dashboard/api';
const settings = {
  DATABASE_URL: 'postgresql://primary.example/dashboard',
  READ_DATABASE_URL: 'postgresql://replica.example/dashboard',
};
let server: TestApp;
/** Positions that the replica was asked to have, and statements that it got. */
const requested: (string | null)[] = [];
let statements = 0;
let ticket = '';

/** Returns the database as a replica that counts what it is asked. */
function counting(read: Queries): Queries {
  return read.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

beforeAll(async () => {
  server = await startTestApp({
    settings,
    tickets: localDesk(testConfig()),
    replica: ({ read }) => ({
      queriesFor: async (written) => {
        requested.push(written);
        return counting(read);
      },
      state: () => ({ lagSeconds: 0, isUsed: true }),
      stop: async () => {},
    }),
  });
  await server.database.reset();
  const filed = await server.database.transaction((tx) =>
    localDesk(server.config).file(tx, connectRequest(), new Date()),
  );
  ticket = filed.key ?? '';
});
beforeEach(() => {
  requested.length = 0;
  statements = 0;
});
afterAll(() => server.close());

/**
 * Calls that read from the replica. The author of a new call decides by its row of the access table, and
 * lists it here.
 */
const fromReplica = [
  'GET /services',
  'GET /services/connected',
  'POST /services/connected',
  'GET /services/invitation-request-services',
  'POST /services/invitation-request-services',
  'GET /services/detail',
  'POST /services/detail',
  'GET /services/idps',
  'POST /services/idps',
  'POST /services/by-entity-ids',
  'POST /services/download',
  'GET /x/services/texts',
  'GET /users/me/serviceproviders',
  'POST /actions',
  'GET /policies',
  'GET /policies/:id',
  'GET /policies/:id/revisions',
  'GET /x/comparison',
  'GET /x/desk/tickets',
  'GET /x/desk/tickets/:key',
];

const calls = ACCESS.flatMap((rule) => rule.methods.map((method) => ({ method, rule })));
const nameOf = ({ method, rule }: (typeof calls)[number]) => `${method} ${rule.path}`;

test('a call that changes data never reads from the replica, and of the rest these calls do', () => {
  const found = calls.filter(({ rule }) => !rule.changes && rule.reads === 'replica').map(nameOf);
  expect(found.sort()).toEqual([...fromReplica].sort());
});

/** The parameters with which a call reaches the database. */
const queries: Readonly<Record<string, string>> = {
  '/services/detail': '?spId=12&entityType=saml20_sp',
  '/services/idps': `?spEntityId=${encodeURIComponent(wiki)}&type=saml20_sp`,
};
const bodies: Readonly<Record<string, object>> = {
  '/actions': { key: 'KEY' },
  '/services/by-entity-ids': [wiki],
  '/services/download': { idp: north, ids: [12] },
};

let made = 0;

async function make(client: TestClient, { method, rule }: (typeof calls)[number]) {
  made += 1;
  const policy = await storePolicy(server.database, { name: `Policy ${made}` });
  const address = API + rule.path.replace(':id', policy).replace(':key', ticket) + (queries[rule.path] ?? '');
  if (method !== 'POST') return client.call(method, address);
  const body = JSON.stringify(bodies[rule.path] ?? {}).replace('KEY', ticket);
  return client.call('POST', address, body, { 'content-type': 'application/json' });
}

const readers: readonly PersonaName[] = ['admin', 'superUser'];
const isFor = (who: PersonaName, { rule }: (typeof calls)[number]) => rule.callers.some((one) => one === who);

test.each(calls.map((call) => [nameOf(call), call] as const))('%s', async (name, call) => {
  const who = readers.find((one) => isFor(one, call)) ?? 'superUserAsAdmin';
  const response = await make(await server.as(who), call);
  if (!fromReplica.includes(name)) return expect([requested, statements]).toEqual([[], 0]);
  expect([response.statusCode, response.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  expect(requested).toHaveLength(1);
  expect(statements).toBeGreaterThan(0);
});

test('a change moves all sessions of its person to the position of the database after it, and no others', async () => {
  const [admin, elsewhere, colleague, guest] = [
    await server.as('admin'),
    await server.as('admin'),
    await server.as('viewer'),
    await server.as('guest'),
  ];
  const wanted = async (client: TestClient) => {
    requested.length = 0;
    await client.get(`${API}/services`);
    return requested.map((position) => (position === null ? null : positionOf(position)))[0] ?? null;
  };
  const allAnswers = async () => [
    await wanted(admin),
    await wanted(elsewhere),
    await wanted(colleague),
    await wanted(guest),
  ];
  const before = await allAnswers();
  expect((await admin.post(`${API}/policies`, policyBody())).statusCode).toBe(200);
  const after = await allAnswers();
  expect(after.slice(2)).toEqual(before.slice(2));
  for (const own of after.slice(0, 2)) expect(own ?? 0n).toBeGreaterThan(before[1] ?? 0n);
  // After a new login, people must see their earlier changes.
  expect((await wanted(await server.as('admin'))) ?? 0n).toBeGreaterThan(after[0] ?? 0n);
});

test('a refused call moves the session as well: a part of it may have been stored', async () => {
  const admin = await server.as('admin');
  await admin.get(`${API}/services`);
  await admin.call('DELETE', `${API}/policies/nothing`);
  await admin.get(`${API}/services`);
  const [before, after] = requested.map((position) => positionOf(position ?? '0/0'));
  expect(after ?? 0n).toBeGreaterThan(before ?? 0n);
});
