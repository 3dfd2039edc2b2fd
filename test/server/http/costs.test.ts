/** The limits of one caller: processor, connections, log. */
import { connect, type Socket } from 'node:net';
import { ACCESS } from '../../../server/access';
import { catchLog } from '../../support/server/catchLog';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';
import { until } from '../../support/until';

const API = '/dashboard/api';
const DOWNLOAD = `${API}/services/download`;

const apps: TestApp[] = [];
afterAll(async () => {
  for (const app of [...apps].reverse()) await app.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function started(settings: Readonly<Record<string, string>>): Promise<TestApp> {
  const [first] = apps;
  const app = await startTestApp({ settings, ...(first && { database: first.database }) });
  apps.push(app);
  return app;
}

const costly = ACCESS.filter((rule) => rule.costly).map(({ path }) => path);

/** The processor time increases by this many seconds with every look. */
function eachLookTakes(seconds: number): void {
  let user = 0;
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => {
    user += seconds * 1_000_000;
    return { user, system: 0 };
  });
}

async function send(client: TestClient, path: string): Promise<number> {
  const rule = ACCESS.find((one) => one.path === path);
  const method = rule?.methods.includes('GET') ? 'GET' : 'POST';
  return (await client.call(method, API + path, method === 'POST' ? {} : undefined)).statusCode;
}

test.each(costly)(
  '%s is refused once its caller has used the seconds of this minute, and not before',
  async (path) => {
    const app = await started({ COSTLY_SECONDS_PER_MINUTE: '10' });
    const [admin, other] = [await app.as('superUser'), await app.as('viewer')];
    eachLookTakes(6);
    expect(await send(admin, path)).not.toBe(429);
    expect(await send(admin, path)).not.toBe(429);
    expect(await send(admin, path)).toBe(429);
    expect(await send(other, path)).not.toBe(429);
    expect((await admin.get(`${API}/users/me`)).statusCode).toBe(200);
  },
);

test('a person who is refused learns when to try again, and can do so then', async () => {
  const app = await started({ COSTLY_SECONDS_PER_MINUTE: '1' });
  const guest = await app.as('guest');
  eachLookTakes(2);
  expect((await guest.post(DOWNLOAD, { ids: [1] })).statusCode).toBe(200);
  const refused = await guest.post(DOWNLOAD, { ids: [1] });
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { status: 429 }]);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);
  expect((await guest.post(DOWNLOAD, { ids: [1] })).statusCode).toBe(200);
});

test('simultaneous calls wait for one another, so that the cost of each is known before the next starts', async () => {
  const app = await started({ COSTLY_SECONDS_PER_MINUTE: '10' });
  const guest = await app.as('guest');
  eachLookTakes(3);
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await guest.post(DOWNLOAD, { ids: [1] })).statusCode),
  );
  const answered = statuses.filter((status) => status === 200).length;
  expect(answered).toBeGreaterThanOrEqual(4);
  expect(answered).toBeLessThan(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - answered);
  // No place was kept.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect((await guest.post(DOWNLOAD, { ids: [1] })).statusCode).toBe(200);
});

test('a session that has ended counts as a guest of its address', async () => {
  const app = await started({ READS_PER_MINUTE: '3' });
  const guest = await app.as('guest');
  const dead = { cookie: `sid-8280=${'x'.repeat(43)}` };
  const statuses = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await guest.call('GET', `${API}/services`, undefined, dead)).statusCode);
  expect(statuses).toEqual([403, 403, 403, 429]);
});

test('the log takes thirty errors of one address in a minute, and a few lines of each', async () => {
  const app = await started({ LOG_LEVEL: 'warn', WRITES_PER_MINUTE: '1000' });
  const lines = catchLog(app);
  const guest = await app.as('guest');
  const report = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`member${n}`, 'x'.repeat(5_000)]));
  for (let count = 0; count < 40; count += 1)
    expect((await guest.post(`${API}/jsError`, report)).statusCode).toBe(200);
  const written = lines.filter(({ msg }) => msg === 'error in a browser');
  expect(written).toHaveLength(30);
  expect(JSON.stringify(written[0]).length).toBeLessThan(12_000);
});

test('the logins of the demonstration are limited, and do not count as changes of the API', async () => {
  const app = await started({ LOGINS_PER_MINUTE: '1', WRITES_PER_MINUTE: '1' });
  const guest = await app.as('guest');
  const statuses = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await guest.form('/oidc/interaction/unknown', { cancel: '1' })).statusCode);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses[10]).toBe(429);
  expect((await guest.call('GET', '/oidc/auth')).statusCode).toBe(429);
  expect((await guest.call('GET', '/oidc/jwks')).statusCode).toBe(200);
  expect((await guest.post(`${API}/jsError`, {})).statusCode).toBe(200);
});

test('connections of one address are limited, and closed ones make room', async () => {
  const { app } = await started({ CONNECTIONS_PER_ADDRESS: '3' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  const opened: Socket[] = [];
  /** Resolves to whether an answer comes. */
  const open = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(address.port, '127.0.0.1');
      opened.push(socket);
      socket
        .once('data', () => resolve(true))
        .once('close', () => resolve(false))
        .on('error', () => undefined);
      socket.write('GET /internal/live HTTP/1.1\r\nhost: localhost:8280\r\n\r\n');
    });
  try {
    expect([await open(), await open(), await open(), await open()]).toEqual([true, true, true, false]);
    const closed = new Promise((resolve) => opened[0]?.once('close', resolve));
    opened[0]?.destroy();
    await closed;
    // The server notices the end a moment later.
    await until(open);
  } finally {
    opened.forEach((socket) => socket.destroy());
  }
});
