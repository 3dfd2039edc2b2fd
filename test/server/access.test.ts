import fastify from 'fastify';
import { sql } from 'kysely';
import { ACCESS } from '../../server/access';
import { addAccess } from '../../server/http/access';
import { north, south } from '../support/fixtures';
import { startTestApp, type TestApp } from '../support/server';
import type { PersonaName } from '../support/personas';

/** Who may call what, written down from contract §2 and decisions, "Access", without a look at the server's table. */
const callers = [
  'guest',
  'member',
  'viewer',
  'admin',
  'superUser',
  'superUserAsViewer',
  'superUserAsAdmin',
] as const satisfies readonly (PersonaName | 'guest')[];

/** `x` may, `-` may not, a number may from that assurance level on; one sign for each caller, in the order above. */
const expected = [
  ['GET', '/users/me', 'x x x x x x x'],
  ['POST', '/users/me', 'x x x x x x x'],
  ['GET', '/users/me/switch-to-idp', '- - x x x x x'],
  ['POST', '/users/me/switch-to-idp', '- - x x x x x'],
  ['GET', '/users/super/idps', '- - - - x x x'],
  ['POST', '/users/super/idps', '- - - - x x x'],
  ['GET', '/idp/current/roles', 'x x x x x x x'],
  ['POST', '/idp/current/roles', 'x x x x x x x'],
  ['GET', '/idp/sab/roles', '- - - - x x x'],
  ['POST', '/idp/sab/roles', '- - - - x x x'],
  ['GET', '/users/disableConsent', 'x x x x x x x'],
  ['POST', '/users/disableConsent', 'x x x x x x x'],
  ['GET', '/services', 'x x x x x x x'],
  ['GET', '/services/connected', 'x x x x x x x'],
  ['POST', '/services/connected', 'x x x x x x x'],
  ['GET', '/services/invitation-request-services', 'x x x x x x x'],
  ['POST', '/services/invitation-request-services', 'x x x x x x x'],
  ['GET', '/services/detail', 'x x x x x x x'],
  ['POST', '/services/detail', 'x x x x x x x'],
  ['GET', '/services/idps', '- x x x x x x'],
  ['POST', '/services/idps', '- x x x x x x'],
  ['POST', '/services/by-entity-ids', 'x x x x x x x'],
  ['POST', '/services/download', 'x x x x x x x'],
  ['GET', '/x/services/texts', 'x x x x x x x'],
  ['POST', '/services/connect', '- - - 2 - - 2'],
  ['POST', '/services/disconnect', '- - - 2 - - 2'],
  ['POST', '/users/inviteRequest', '- - - - x x x'],
  ['POST', '/users/resendInviteRequest', '- - - - x x x'],
  ['PUT', '/users/inviteRequest', '- - - 2 - - 2'],
  ['GET', '/users/me/serviceproviders', 'x x x x x x x'],
  ['POST', '/users/me/settings', '- - - 2 - - 2'],
  ['POST', '/users/me/consent', '- - - 2 - - 2'],
  ['POST', '/users/me/surfsecureid', '- - - 3 - - 3'],
  ['POST', '/users/me/mfa', '- - - 2 - - 2'],
  ['GET', '/x/changes', '- - x x - x x'],
  ['POST', '/actions', '- - x x x x x'],
  ['POST', '/x/tickets/:key/withdrawal', '- - - 2 - - 2'],
  ['GET', '/policies', '- - x x x x x'],
  ['OPTIONS', '/policies', 'x x x x x x x'],
  ['POST', '/policies', '- - - 2 - - 2'],
  ['PUT', '/policies', '- - - 2 - - 2'],
  ['GET', '/policies/attributes', 'x x x x x x x'],
  ['GET', '/policies/new', '- - - x - - x'],
  ['GET', '/policies/:id', '- - x x x x x'],
  ['DELETE', '/policies/:id', '- - - 2 - - 2'],
  ['GET', '/policies/:id/revisions', '- - x x x x x'],
  ['GET', '/x/desk/tickets', '- - - - x x x'],
  ['GET', '/x/desk/tickets/:key', '- - - - x x x'],
  ['POST', '/x/desk/tickets/:key/steps', '- - - - x x x'],
  ['GET', '/x/desk/mails', '- - - - x x x'],
  ['GET', '/x/desk/mails/:id', '- - - - x x x'],
  ['GET', '/x/session', '- x x x x x x'],
  ['POST', '/x/session', '- x x x x x x'],
  ['GET', '/stats/loginTimeFrame', '- - x x x x x'],
  ['GET', '/stats/loginAggregated', '- - x x x x x'],
  ['GET', '/stats/uniqueLoginCount', '- - x x x x x'],
  ['GET', '/stats/serviceProviders', '- - x x x x x'],
  ['GET', '/x/statistics/marks', '- - x x x x x'],
  ['POST', '/jsError', 'x x x x x x x'],
  ['GET', '/logout', 'x x x x x x x'],
  ['POST', '/logout', 'x x x x x x x'],
] as const;

const LEVELS = [1, 1.5, 2, 3];

let server: TestApp;
let withoutStepUp: TestApp;

beforeAll(async () => {
  server = await startTestApp({ settings: { WRITES_PER_MINUTE: '100000' } });
  withoutStepUp = await startTestApp({ settings: { STEP_UP: '0' }, database: server.database });
});
afterAll(async () => {
  await withoutStepUp.close();
  await server.close();
});

/** What the access rules say of a call: whatever is wrong with its parameters comes after them. */
async function outcome(
  app: TestApp,
  caller: (typeof callers)[number],
  level: number,
  method: (typeof expected)[number][0],
  path: string,
) {
  const client = await app.as(caller, { level });
  const { statusCode, headers, body } = await client.call(method, `/dashboard/api${path}`);
  if (statusCode !== 403) return 'allowed';
  expect(headers['content-type']).toContain('application/problem+json');
  const { type } = JSON.parse(body) as { type: string };
  return type.split('/').pop();
}

describe.each(expected)('%s %s', (method, path, row) => {
  const signs = row.split(' ');

  test.each(callers.map((caller, index) => [caller, signs[index]] as const))(
    '%s: %s',
    async (caller, sign) => {
      for (const level of caller === 'guest' ? [0] : LEVELS) {
        const enough = sign === 'x' || level >= Number(sign);
        const allowed = enough ? 'allowed' : 'insufficient-user-authentication';
        expect([level, await outcome(server, caller, level, method, path)]).toEqual([
          level,
          sign === '-' ? 'forbidden' : allowed,
        ]);
      }
    },
  );
});

const maintained = [
  ['POST', '/policies', '- - 2 2 - 2 2'],
  ['PUT', '/policies', '- - 2 2 - 2 2'],
  ['GET', '/policies/new', '- - x x - x x'],
  ['DELETE', '/policies/:id', '- - 2 2 - 2 2'],
] as const;

describe('where the institution lets maintainers manage policies', () => {
  beforeAll(() =>
    server.database.transaction((tx) =>
      tx
        .updateTable('institution')
        .set({
          document: sql`jsonb_set(document, '{allowMaintainersToManageAuthzRules}', 'true')`,
        })
        .where('entity_id', '=', north)
        .execute(),
    ),
  );
  afterAll(() => server.database.reset());

  test.each(maintained)('%s %s', async (method, path, row) => {
    const signs = row.split(' ');
    for (const [index, caller] of callers.entries()) {
      const sign = signs[index];
      for (const level of caller === 'guest' ? [0] : LEVELS) {
        const enough = sign === 'x' || level >= Number(sign);
        const allowed = enough ? 'allowed' : 'insufficient-user-authentication';
        expect([caller, level, await outcome(server, caller, level, method, path)]).toEqual([
          caller,
          level,
          sign === '-' ? 'forbidden' : allowed,
        ]);
      }
    }
  });

  test('it is the institution of the session that lets, not the one that the header names', async () => {
    const client = await server.as('superUserAsViewer');
    const headers = { 'x-idp-entity-id': south };
    expect((await client.call('GET', '/dashboard/api/policies/new', undefined, headers)).statusCode).toBe(
      200,
    );
  });
});

describe('where the institution shows its statistics to members', () => {
  beforeAll(() =>
    server.database.transaction((tx) =>
      tx
        .updateTable('institution')
        .set({ document: sql`jsonb_set(document, '{displayStatsInDashboard}', 'true')` })
        .where('entity_id', '=', north)
        .execute(),
    ),
  );
  afterAll(() => server.database.reset());

  test.each(expected.filter(([, path]) => path.includes('/stat')))('%s %s', async (method, path) => {
    expect(await outcome(server, 'guest', 0, method, path)).toBe('forbidden');
    for (const caller of callers.slice(1))
      expect(await outcome(server, caller, 1, method, path)).toBe('allowed');
  });
});

test('no call asks for a level where step-up is off', async () => {
  for (const [method, path] of [
    ['POST', '/services/connect'],
    ['POST', '/services/disconnect'],
    ['PUT', '/users/inviteRequest'],
  ] as const) {
    expect(await outcome(withoutStepUp, 'admin', 1, method, path)).toBe('allowed');
    expect(await outcome(withoutStepUp, 'viewer', 3, method, path)).toBe('forbidden');
  }
});

test('too low a level names the level that is enough', async () => {
  const client = await server.as('admin', { level: 1.5 });
  const answer = await client.form('/dashboard/api/services/connect', {});
  expect(answer.json()).toMatchObject({
    status: 403,
    acr_values: 'http://idp-dashboard.example/assurance/loa2',
  });
  expect(answer.json()).toHaveProperty('max_age', expect.any(Number));
});

test('table and running server have these calls and no others', () => {
  const calls = expected.map(([method, path]) => `${method} ${path}`).sort();
  const table = ACCESS.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`)).sort();
  expect(table).toEqual(calls);
  const missing = expected.filter(
    ([method, path]) => !server.app.hasRoute({ method, url: `/dashboard/api${path}` }),
  );
  expect(missing).toEqual([]);
});

test('a call that the table does not know keeps the server from starting', () => {
  const app = fastify();
  addAccess(app, server);
  expect(() => app.get('/dashboard/api/forgotten', async () => 'x')).toThrow(
    'GET /dashboard/api/forgotten is missing in the access table',
  );
});
