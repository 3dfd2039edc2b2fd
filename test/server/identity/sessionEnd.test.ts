/** Extension `sessionEnd` (docs/EXTENSIONS.md): shown without postponing the end, postponed on request. */
import { SessionEndAnswer } from '../../../src/contracts/wire/sessionEnd';
import { expectProblem, payloadOf } from '../../contract/checks';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const END = '/dashboard/api/x/session';
const begin = new Date('2026-11-21T10:00:00Z');
let now = begin;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({
    settings: { SESSION_IDLE_SECONDS: '600', SESSION_ABSOLUTE_SECONDS: '1500' },
    now: () => now,
  });
});
beforeEach(() => {
  now = begin;
});
afterAll(() => server.close());

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}
const sessionEndOf = async (client: TestClient) => payloadOf(SessionEndAnswer, await client.get(END));
const renewed = async (client: TestClient) => payloadOf(SessionEndAnswer, await client.call('POST', END));

test('the end comes nearer even if it is requested often (REQUIREMENTS 246)', async () => {
  const admin = await server.as('admin');
  expect(await sessionEndOf(admin)).toEqual({ endsIn: 600, endsAtLatestIn: 1500 });
  later(300);
  expect(await sessionEndOf(admin)).toEqual({ endsIn: 300, endsAtLatestIn: 1200 });
  later(299);
  expect(await sessionEndOf(admin)).toEqual({ endsIn: 1, endsAtLatestIn: 901 });
  later(2);
  expectProblem(await admin.get(END), 403, 'session-expired');
  expectProblem(await admin.call('POST', END), 403, 'session-expired');
});

test('it is put off at once by a request for it, and by every other call', async () => {
  const admin = await server.as('admin');
  later(5);
  expect(await renewed(admin)).toEqual({ endsIn: 600, endsAtLatestIn: 1495 });
  later(400);
  expect((await admin.get('/dashboard/api/users/me')).statusCode).toBe(200);
  // It is written down beside the answer, not before it.
  let end = await sessionEndOf(admin);
  while (end.endsIn !== 600) end = await sessionEndOf(admin);
  expect(end).toEqual({ endsIn: 600, endsAtLatestIn: 1095 });
});

test('beyond the absolute end nothing puts it off', async () => {
  const admin = await server.as('admin');
  for (let times = 0; times < 2; times += 1) {
    later(500);
    await renewed(admin);
  }
  expect(await renewed(admin)).toEqual({ endsIn: 500, endsAtLatestIn: 500 });
  later(501);
  expectProblem(await admin.get(END), 403, 'session-expired');
});

test('only the session of the cookie is shown and extended', async () => {
  const [first, second] = [await server.as('admin'), await server.as('admin')];
  later(300);
  await renewed(first);
  expect((await sessionEndOf(second)).endsIn).toBe(300);
});

test('a page of another site puts nothing off', async () => {
  const admin = await server.as('admin');
  later(300);
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expectProblem(await admin.call('POST', END, undefined, foreign), 403, 'foreign-origin');
  expect((await sessionEndOf(admin)).endsIn).toBe(300);
});

test('guests have no session that could end', async () => {
  const guest = await server.as('guest');
  expectProblem(await guest.get(END), 403, 'forbidden');
  expectProblem(await guest.call('POST', END), 403, 'forbidden');
});

test('`/users/me` names the extension', async () => {
  const response = await (await server.as('guest')).get('/dashboard/api/users/me');
  expect(response.json<{ payload: { extensions: string[] } }>().payload.extensions).toContain('sessionEnd');
});
