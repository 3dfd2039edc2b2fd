/** PostgreSQL holds a row, is frozen, falls silent, dies and comes back, or has no room left: what people and balancers get. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../../server/platform/storage/migrate';
import { migrations } from '../../server/migrations/migrations';
import { openDatabase } from '../../server/platform/storage/openDatabase';
import { loadFixtures } from '../support/server/fixtures';
import { startOwnPostgres, type OwnPostgres } from '../support/server/ownPostgres';
import { policyBody } from '../support/server/policies';
import { startTestApp, type TestApp, type TestClient } from '../support/server/server';

/** Everything ends: the longest limit, and as much again for a busy machine. */
const LONG = 45_000;
const api = (call: string) => `/dashboard/api${call}`;

/** Starts a server on it, as it runs in production but for what it listens on. */
async function serve(postgres: OwnPostgres): Promise<{ server: TestApp; close: () => Promise<void> }> {
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
  await migrate(database, migrations);
  await database.transaction(loadFixtures);
  const settings = { WRITES_PER_MINUTE: '10000' };
  const untouched = async () => undefined;
  const server = await startTestApp({
    database: { ...database, reset: untouched, empty: untouched },
    settings,
  });
  return {
    server,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

async function timed<T>(work: () => Promise<T>) {
  const startedAt = performance.now();
  const response = await work();
  return { response, ms: performance.now() - startedAt };
}

const page = (client: TestClient, path_: string) =>
  client.call('GET', path_, undefined, { accept: 'text/html', 'sec-fetch-mode': 'navigate' });
let policies = 0;
const change = (client: TestClient) => {
  policies += 1;
  return client.post(
    api('/policies'),
    policyBody({ name: `Policy ${policies}`, description: 'long '.repeat(700) }),
  );
};

let postgres: OwnPostgres | undefined;
let server: TestApp;
let close: () => Promise<void>;
let admin: TestClient;
let guest: TestClient;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  if (!postgres) return;
  ({ server, close } = await serve(postgres));
  admin = await server.as('admin');
  guest = await server.as('guest');
});
afterAll(async () => {
  await close?.();
  await postgres?.stop();
});

/** Expects the result of each kind of call while the database is away; none waits for ever. */
async function expectOutage(): Promise<void> {
  const [me, write, shown, ready, health, live] = await Promise.all([
    timed(() => admin.get(api('/users/me'))),
    timed(() => change(admin)),
    timed(() => page(admin, '/apps/42/saml20_sp/about')),
    timed(() => guest.get('/internal/ready')),
    timed(() => guest.get('/internal/health')),
    timed(() => guest.get('/internal/live')),
  ]);
  for (const { response } of [me, write]) {
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ type: expect.stringMatching(/\/unavailable$/), status: 503 });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
  expect(shown.response.statusCode).toBe(503);
  expect(shown.response.headers['content-type']).toContain('text/html');
  expect(shown.response.body).toContain('The dashboard cannot reach its data');
  for (const { response, ms } of [ready, health]) {
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'DOWN' }]);
    expect(ms).toBeLessThan(LONG / 4);
  }
  expect([live.response.statusCode, live.response.json()]).toEqual([200, { status: 'UP' }]);
  expect(live.ms).toBeLessThan(LONG / 4);
  for (const { ms } of [me, write, shown]) expect(ms).toBeLessThan(LONG);
}

/** After a while everything is as before, without a new start. */
async function expectService(): Promise<void> {
  for (let tries = 0; (await guest.get('/internal/ready')).statusCode !== 200; tries += 1) {
    if (tries > 100) throw new Error('The server is never ready again');
    await wait(200);
  }
  expect((await admin.get(api('/users/me'))).json()).toMatchObject({ payload: { dashboardAdmin: true } });
  expect((await page(guest, '/login')).statusCode).toBeLessThan(500);
}

const outages: readonly (readonly [
  string,
  (postgres: OwnPostgres) => void,
  (postgres: OwnPostgres) => void,
])[] = [
  ['is frozen', (own) => own.freeze(true), (own) => own.freeze(false)],
  ['falls silent', (own) => own.way('silent'), (own) => own.way('open')],
  ['cannot be reached', (own) => own.way('refused'), (own) => own.way('open')],
];

test.each(outages)(
  'a database that %s causes 503 and a page, never an endless wait, and is found again',
  async (_title, begin, end) => {
    if (!postgres) return;
    await expectService();
    begin(postgres);
    try {
      await expectOutage();
    } finally {
      end(postgres);
    }
    await expectService();
  },
);

test('a database that dies and comes back is used again at once', async () => {
  if (!postgres) return;
  const under = Promise.all(Array.from({ length: 20 }, () => admin.get(api('/users/me'))));
  await postgres.restart();
  for (const { statusCode } of await under) expect([200, 503]).toContain(statusCode);
  await expectService();
  for (let call = 0; call < 12; call += 1) expect((await admin.get(api('/users/me'))).statusCode).toBe(200);
});

test('a locked row delays changes of it for a while, and nothing else', async () => {
  if (!postgres) return;
  const holder = new pg.Client({ connectionString: postgres.directUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table policy in exclusive mode');
  const writes = Array.from({ length: 30 }, () => timed(() => change(admin)));
  await wait(500);
  for (let round = 0; round < 10; round += 1) {
    const read = await timed(() => guest.get(api('/users/me')));
    expect(read.response.statusCode).toBe(200);
    expect((await guest.get('/internal/ready')).statusCode).toBe(200);
    expect(read.ms).toBeLessThan(LONG / 4);
  }
  for (const { response, ms } of await Promise.all(writes)) {
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(ms).toBeLessThan(LONG);
  }
  await holder.query('rollback');
  await holder.end();
  expect((await change(admin)).statusCode).toBe(200);
});

function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

(mayMount() ? test : test.skip)(
  'a database without room takes no change and loses none, and goes on where there is room again',
  async () => {
    const own = await startOwnPostgres({ megabytes: 110 });
    if (!own) return;
    const { server: full, close: closeFull } = await serve(own);
    const client = await full.as('admin');
    const ballast = path.join(own.folder, 'ballast');
    try {
      try {
        writeFileSync(ballast, Buffer.alloc(200 * 1024 * 1024));
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
      let acknowledged = 0;
      let refused = 0;
      while (refused < 3 && acknowledged < 2_000) {
        const { statusCode } = await change(client);
        if (statusCode === 200) acknowledged += 1;
        else {
          refused += 1;
          expect(statusCode).toBe(503);
        }
      }
      expect(refused).toBe(3);
      expect((await client.get(api('/users/me'))).statusCode).toBe(200);
      rmSync(ballast);
      expect((await change(client)).statusCode).toBe(200);
      const { rows } = await sql<{ many: number }>`select count(*)::int as many from policy`.execute(
        full.database.read,
      );
      expect(rows).toEqual([{ many: acknowledged + 1 }]);
    } finally {
      await closeFull();
      await own.stop();
    }
  },
);
