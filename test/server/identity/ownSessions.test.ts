/** The logins of a person, and logging out of them (docs/EXTENSIONS.md, `sessions`). */
import { OwnSessions } from '../../../src/contracts/wire/ownSessions';
import { expectProblem, payloadOf } from '../../contract/checks';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';
import { honest, RealLogin } from './realLogin';

const PATH = '/dashboard/api/x/sessions';
let now: Date;
let server: TestApp;

beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  server = await startTestApp({ now: () => now });
});
afterEach(() => server.close());

const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const own = async (client: TestClient) => payloadOf(OwnSessions, await client.get(PATH));
const end = (client: TestClient, id = '') => client.call('POST', `${PATH}/${id}/end`);

test('are listed with their times, the most recently used first, and the current one is marked', async () => {
  const first = await server.as('admin');
  const startTime = now.getTime();
  later(30);
  const second = await server.as('admin');
  await server.as('viewer');
  later(5);
  await first.get('/dashboard/api/users/me');
  later(1);
  const third = await server.as('admin');
  const list = await own(third);
  const minutes = (startedAfter: number, usedAfter: number, current = false) => ({
    id: expect.any(String),
    begunAt: startTime + startedAfter * 60_000,
    usedAt: startTime + usedAfter * 60_000,
    current,
  });
  expect(list).toEqual([minutes(36, 36, true), minutes(0, 35), minutes(30, 30)]);
  const cookies = [first, second, third].map(({ headers }) => headers.cookie?.split('=')[1] ?? '');
  for (const cookie of cookies) expect(JSON.stringify(list)).not.toContain(cookie);
});

test('can be ended by their person, and the list shows it', async () => {
  const [here, there] = [await server.as('admin'), await server.as('admin')];
  const other = (await own(here)).find(({ current }) => !current);
  const left = payloadOf(OwnSessions, await end(here, other?.id));
  expect(left.map(({ current }) => current)).toEqual([true]);
  expectProblem(await there.get(PATH), 403, 'session-expired');
  expectProblem(await end(here, other?.id), 404, 'not-found');
});

test('of another person cannot be seen or ended', async () => {
  const [admin, viewer] = [await server.as('admin'), await server.as('viewer')];
  const [theirs] = await own(viewer);
  expect((await own(admin)).map(({ id }) => id)).not.toContain(theirs?.id);
  expectProblem(await end(admin, theirs?.id), 404, 'not-found');
  expect(await own(viewer)).toHaveLength(1);
});

test('are not listed if they have ended, or expired unused', async () => {
  const gone = await server.as('admin');
  await gone.post('/dashboard/api/logout', {});
  const unused = await server.as('admin');
  expect(await own(unused)).toHaveLength(1);
  later(server.config.session.idleSeconds / 60 + 1);
  expect(await own(await server.as('admin'))).toHaveLength(1);
});

test('have the name of the browser, in a limited number of characters, even after a switch', async () => {
  const login = await RealLogin.open();
  const { session } = await login.comeBack(await login.begin(), honest);
  const headers = {
    cookie: `__Host-sid=${session?.value ?? ''}`,
    'sec-fetch-site': 'same-origin',
  };
  const readSessions = async () =>
    payloadOf(OwnSessions, await login.server.app.inject({ url: PATH, headers }));
  expect(await readSessions()).toMatchObject([{ browser: 'lightMyRequest', current: true }]);
  const url = `/dashboard/api/users/me/switch-to-idp?idpId=${encodeURIComponent(String(honest.idp))}`;
  expect((await login.server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(204);
  expect(await readSessions()).toMatchObject([{ browser: 'lightMyRequest' }]);
  await login.close();
});
