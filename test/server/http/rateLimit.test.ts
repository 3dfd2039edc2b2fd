import { sayIn } from '../../../server/platform/text/sentences';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const ME = '/dashboard/api/users/me';
const LOGIN = '/login?redirect_url=/apps';

const apps: TestApp[] = [];
afterAll(async () => {
  for (const app of [...apps].reverse()) await app.close();
});

/** Servers on one database, each with its own counters. */
async function started(settings: Readonly<Record<string, string>>): Promise<TestApp> {
  const [first] = apps;
  const app = await startTestApp({ settings, ...(first && { database: first.database }) });
  apps.push(app);
  return app;
}

async function statuses(client: TestClient, path: string, times: number, headers = {}): Promise<number[]> {
  const all = [];
  for (let count = 0; count < times; count++)
    all.push((await client.call('GET', path, undefined, headers)).statusCode);
  return all;
}

test('reads of the API are limited for each person, changes and pages do not count', async () => {
  const app = await started({ READS_PER_MINUTE: '3' });
  const viewer = await app.as('viewer');
  expect((await viewer.post('/dashboard/api/jsError', {})).statusCode).toBe(200);
  expect(await statuses(viewer, '/startSSO?redirect_url=/apps', 2)).toEqual([302, 302]);
  expect(await statuses(viewer, ME, 4)).toEqual([200, 200, 200, 429]);
  const refused = await viewer.get(ME);
  expect(refused.json()).toMatchObject({ type: expect.stringContaining('too-many-requests'), status: 429 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await viewer.post('/dashboard/api/jsError', {})).statusCode).toBe(200);
  expect(await statuses(await app.as('member'), ME, 1)).toEqual([200]);
});

test('calls that the access table refuses count as well', async () => {
  const app = await started({ READS_PER_MINUTE: '2' });
  const guest = await app.as('guest');
  const refused = await statuses(guest, '/dashboard/api/x/desk/mails', 3);
  expect(refused).toEqual([403, 403, 429]);
});

test('logins are limited for each address, with a page that says so in the language of the browser', async () => {
  const app = await started({ LOGINS_PER_MINUTE: '2' });
  const guest = await app.as('guest');
  expect(await statuses(guest, '/login?redirect_url=//evil.example', 2)).toEqual([400, 400]);
  const refused = await guest.call('GET', LOGIN, undefined, { 'accept-language': 'pt' });
  expect(refused.statusCode).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.body).toContain(sayIn('pt', new Map())('page.tooManyText', { seconds }));
  expect(refused.body).toContain(`href="${LOGIN}"`);
  expect(await statuses(guest, ME, 1)).toEqual([200]);
});

test('no one avoids the limit by naming another address, unless a proxy is configured', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const alone = await started({ LOGINS_PER_MINUTE: '1' });
  const guest = await alone.as('guest');
  const bad = '/login?redirect_url=//evil.example';
  expect(await statuses(guest, bad, 1, from('192.0.2.1'))).toEqual([400]);
  expect(await statuses(guest, bad, 1, from('192.0.2.2'))).toEqual([429]);

  const behind = await started({ LOGINS_PER_MINUTE: '1', TRUST_PROXY: '1' });
  const visitor = await behind.as('guest');
  expect(await statuses(visitor, bad, 1, from('192.0.2.1'))).toEqual([400]);
  expect(await statuses(visitor, bad, 1, from('192.0.2.2'))).toEqual([400]);
  // The visitor's own entries come before the proxy's.
  expect(await statuses(visitor, bad, 1, from('192.0.2.9, 192.0.2.1'))).toEqual([429]);
  // One network of IPv6 is one address.
  expect(await statuses(visitor, bad, 1, from('2001:db8::1'))).toEqual([400]);
  expect(await statuses(visitor, bad, 1, from('2001:db8::2'))).toEqual([429]);
});

test('by default an overview is far below the limits', async () => {
  const { config } = await started({});
  expect(config).toMatchObject({ writesPerMinute: 120, readsPerMinute: 6_000, loginsPerMinute: 300 });
});
