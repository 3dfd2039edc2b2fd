/** The rules for an institution's connected services are kept by the server (REQUIREMENTS 423, 424). */
import { north, south } from '../../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import { problemIn } from '../../../server/settings/changing';

const RULES = '/dashboard/api/x/security/rules';
const sirtfi = { version: 0, rules: { sirtfi: {}, unused: { since: 'year' } } };
let server: TestApp;
let admin: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.database.reset();
  admin = await server.as('admin');
  colleague = await server.as('admin');
});
afterAll(() => server.close());

const put = (client: TestClient, body: object, headers: Readonly<Record<string, string>> = {}) =>
  client.call('PUT', RULES, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
const readRules = async (client: TestClient) => (await client.get(RULES)).json<{ payload: object }>().payload;

test('an institution has no rules of its own until it sets some, which its colleagues and viewers read', async () => {
  expect(await readRules(admin)).toEqual({ version: 0 });
  const stored = await put(admin, sirtfi);
  expect([stored.statusCode, stored.json<{ payload: object }>().payload]).toEqual([
    200,
    { version: 1, rules: sirtfi.rules },
  ]);
  for (const client of [colleague, await server.as('viewer')])
    expect(await readRules(client)).toEqual({ version: 1, rules: sirtfi.rules });
  const { rows } = await entries();
  expect(rows).toEqual([{ kind: 'security.rulesChanged', institution: north }]);
});

test('rules replace those that were seen, and no others', async () => {
  await put(admin, sirtfi);
  for (const seen of [0, 2]) {
    const refused = await put(colleague, { version: seen, rules: {} });
    expect([refused.statusCode, problemIn(refused)]).toEqual([409, 'security-rules-changed']);
  }
  expect(await readRules(admin)).toEqual({ version: 1, rules: sirtfi.rules });
  expect((await put(colleague, { version: 1, rules: {} })).statusCode).toBe(200);
  expect(await readRules(admin)).toEqual({ version: 2, rules: {} });
});

test.each([0, 1])(
  'if two people store at once over version %i, one learns that the other was first',
  async (version) => {
    if (version > 0) await put(admin, sirtfi);
    const responses = await Promise.all([
      put(admin, { version, rules: { sirtfi: {} } }),
      put(colleague, { version, rules: { contract: {} } }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await readRules(admin)).toMatchObject({ version: version + 1 });
  },
);

test('a repetition with its key gets the first answer, and counts once', async () => {
  const key = { 'idempotency-key': 'again' };
  const responses = [await put(admin, sirtfi, key), await put(admin, sirtfi, key)];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await readRules(admin)).toMatchObject({ version: 1 });
});

test.each([
  ['an unknown rule', { colour: {} }],
  ['a level below all', { level: { rank: 0, attributes: ['urn:mace:dir:attribute-def:mail'] } }],
  ['a rule about no attribute', { multiFactor: { attributes: [] } }],
  ['an unknown unit', { unused: { since: 'century' } }],
])('%s is refused, and changes nothing', async (_title, rules) => {
  const refused = await put(admin, { version: 0, rules });
  expect([refused.statusCode, problemIn(refused)]).toEqual([400, 'validation']);
  expect(await readRules(admin)).toEqual({ version: 0 });
});

test.each(['guest', 'member'] as const)('a %s reads no rules, and only admins store any', async (who) => {
  const client = await server.as(who);
  expect((await client.get(RULES)).statusCode).toBe(403);
  for (const other of [client, await server.as('viewer'), await server.as('superUser')])
    expect((await put(other, sirtfi)).statusCode).toBe(403);
});

test('another institution has its own', async () => {
  await put(admin, sirtfi);
  const elsewhere = await server.database.transaction((tx) =>
    tx.selectFrom('security_rules').select('institution_entity_id').execute(),
  );
  expect(elsewhere).toEqual([{ institution_entity_id: north }]);
  expect(elsewhere).not.toContainEqual({ institution_entity_id: south });
});

function entries() {
  return server.database.transaction(async (tx) => ({
    rows: await tx
      .selectFrom('audit_entry')
      .select(['kind', 'institution'])
      .where('kind', '=', 'security.rulesChanged')
      .execute(),
  }));
}
