import fastify from 'fastify';
import { sql } from 'kysely';
import { ACCESS } from '../../../server/access';
import { addAccess } from '../../../server/modules/identity/access/addAccess';
import type { InstitutionDocument } from '../../../server/modules/federation/documents';
import { north, south, twinA, twinB } from '../../support/server/fixtures';
import { startTestApp, type TestApp } from '../../support/server/server';
import {
  callers,
  expected,
  levelsOf,
  maintained,
  signsOf,
  statistics,
  type CallerName,
  type Method,
} from '../accessTable';

/** That every route asks the decision with its own rule, and for the caller and level of the session. */
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

/** Returns the result of the access rules for a call; faults of its parameters are checked after them. */
async function outcome(app: TestApp, caller: CallerName, level: number, method: Method, path: string) {
  const client = await app.as(caller, { level });
  const { statusCode, headers, body } = await client.call(method, `/dashboard/api${path}`);
  if (statusCode !== 403) return 'allowed';
  expect(headers['content-type']).toContain('application/problem+json');
  const { type } = JSON.parse(body) as { type: string };
  return type.split('/').pop();
}

/**
 * Describes who is refused a row, who may use it, and who may with a higher login; the levels next to where
 * it changes.
 */
function distinctCalls(row: string) {
  const signs = signsOf(row);
  const refused = signs.filter(({ sign }) => sign === '-').slice(-1);
  return [
    ...refused.map(({ caller }) => [caller, Math.max(...levelsOf(caller)), 'forbidden'] as const),
    ...signs
      .filter(({ sign }) => sign !== '-')
      .slice(0, 1)
      .flatMap(({ caller, sign }) => {
        const levels = levelsOf(caller);
        const enough = Math.min(...levels.filter((level) => sign === 'x' || level >= Number(sign)));
        const tooLow = levels.filter((level) => level < enough).slice(-1);
        return [
          ...tooLow.map((level) => [caller, level, 'insufficient-user-authentication'] as const),
          [caller, enough, 'allowed'] as const,
        ];
      }),
  ];
}

test.each(expected)('%s %s refuses and lets through', async (method, path, row) => {
  for (const [caller, level, meant] of distinctCalls(row))
    expect([caller, level, await outcome(server, caller, level, method, path)]).toEqual([
      caller,
      level,
      meant,
    ]);
});

/** Calls whose rows, taken together, are different for each caller. */
const distinguishingCalls = expected.filter(
  ([method, path]) =>
    method === 'GET' && ['/x/changes', '/users/super/idps', '/services/idps', '/policies/new'].includes(path),
);
const answersOf = (caller: CallerName) =>
  distinguishingCalls.map(([, , row]) => signsOf(row).find((one) => one.caller === caller)?.sign);

test('callers are distinguished from one another', async () => {
  expect(new Set(callers.map((caller) => answersOf(caller).join())).size).toBe(callers.length);
  for (const caller of callers) {
    const answers: unknown[] = [];
    for (const [method, path] of distinguishingCalls)
      answers.push(await outcome(server, caller, caller === 'guest' ? 0 : 1, method, path));
    const meant = answersOf(caller).map((sign) => (sign === 'x' ? 'allowed' : 'forbidden'));
    expect([caller, ...answers]).toEqual([caller, ...meant]);
  }
});

const allow = (flag: keyof InstitutionDocument, institution = north) =>
  server.database.transaction((tx) =>
    tx
      .updateTable('institution')
      .set({ document: sql`jsonb_set(document, ${`{${flag}}`}::text[], 'true')` })
      .where('entity_id', '=', institution)
      .execute(),
  );

describe('if the institution lets maintainers manage policies', () => {
  beforeAll(() => allow('allowMaintainersToManageAuthzRules'));
  afterAll(() => server.database.reset());

  test.each(maintained)('%s %s', async (method, path) => {
    expect(await outcome(server, 'viewer', 2, method, path)).toBe('allowed');
  });

  test('its members see no more statistics', async () => {
    for (const [method, path] of statistics)
      expect(await outcome(server, 'member', 3, method, path)).toBe('forbidden');
  });

  test('the institution of the session counts, not the one that the header names', async () => {
    const client = await server.as('twinViewer');
    const status = async (institution: string) => {
      const headers = { 'x-idp-entity-id': institution };
      return (await client.call('GET', '/dashboard/api/policies/new', undefined, headers)).statusCode;
    };
    expect(await Promise.all([twinA, twinB].map(status))).toEqual([403, 403]);
    await allow('allowMaintainersToManageAuthzRules', twinA);
    expect(await Promise.all([twinA, twinB].map(status))).toEqual([200, 200]);
  });
});

describe('if the institution shows its statistics to members', () => {
  beforeAll(() => allow('displayStatsInDashboard'));
  afterAll(() => server.database.reset());

  test.each(statistics)('%s %s', async (method, path) => {
    expect(await outcome(server, 'member', 1, method, path)).toBe('allowed');
  });

  test('its maintainers change no policies', async () => {
    for (const [method, path] of maintained)
      expect(await outcome(server, 'viewer', 3, method, path)).toBe('forbidden');
  });
});

/** Calls that refuse a super user who acts for north, because south is another institution. */
describe('a super user who acts for an institution has no other institution', () => {
  const open = [
    'GET /users/super/idps',
    'POST /users/super/idps',
    'POST /users/inviteRequest',
    'POST /users/resendInviteRequest',
    // It compares two institutions, at most one of which is acted for.
    'GET /x/comparison',
  ];
  const calls = ACCESS.filter(({ institution }) => institution !== 'ignored').flatMap(
    ({ methods, path, callers: may }) =>
      methods
        .filter((method) => method !== 'OPTIONS')
        .map(
          (method) =>
            [
              method,
              path,
              may.includes('superUserAsAdmin') ? 'superUserAsAdmin' : 'superUserAsViewer',
            ] as const,
        ),
  );

  test.each(calls)('%s %s', async (method, path, caller) => {
    const client = await server.as(caller, { level: 3 });
    const headers = { 'x-idp-entity-id': south };
    const { statusCode, body } = await client.call(method, `/dashboard/api${path}`, undefined, headers);
    const isRefused = statusCode === 400 && body.includes('institution-not-allowed');
    expect(isRefused).toBe(!open.includes(`${method} ${path}`));
  });

  test('nor one that the body names', async () => {
    const client = await server.as('superUserAsViewer');
    const sheet = await client.post('/dashboard/api/services/download', { idp: south, ids: [] });
    expect(sheet.statusCode).toBe(400);
    expect((await client.post('/dashboard/api/services/download', { idp: north, ids: [] })).statusCode).toBe(
      200,
    );
  });

  test('and acts for another one only after switching', async () => {
    const client = await server.as('superUserAsAdmin');
    const to = `/dashboard/api/users/me/switch-to-idp?idpId=${encodeURIComponent(south)}`;
    expect((await client.post(to, {})).statusCode).toBe(204);
    const headers = { 'x-idp-entity-id': south };
    const list = () => client.call('GET', '/dashboard/api/services', undefined, headers);
    expect((await list()).statusCode).toBe(200);
  });
});

test('no call requires a level if step-up is off', async () => {
  expect(await outcome(withoutStepUp, 'admin', 1, 'POST', '/services/connect')).toBe('allowed');
  expect(await outcome(withoutStepUp, 'viewer', 3, 'POST', '/services/connect')).toBe('forbidden');
});

test('a level that is too low is reported with the level that is enough', async () => {
  const client = await server.as('admin', { level: 1.5 });
  const response = await client.form('/dashboard/api/services/connect', {});
  expect(response.json()).toMatchObject({
    status: 403,
    acr_values: 'http://idp-dashboard.example/assurance/loa2',
    max_age: 3600,
  });
});

test('the running server has every call of the table', () => {
  const missing = expected.filter(
    ([method, path]) => !server.app.hasRoute({ method, url: `/dashboard/api${path}` }),
  );
  expect(missing).toEqual([]);
});

test('a call that is missing in the table keeps the server from starting', () => {
  const app = fastify();
  addAccess(app, { ...server, now: () => new Date() }, ACCESS);
  expect(() => app.get('/dashboard/api/forgotten', async () => 'x')).toThrow(
    'GET /dashboard/api/forgotten is missing in the access table',
  );
});
