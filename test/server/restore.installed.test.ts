/** A copy of the database, made and restored with what docs/BACKUP.md says, while people work. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../support/product/dashboard';
import { documentedBlocks } from '../support/field/documented';
import { startOwnPostgres, type OwnPostgres } from '../support/server/ownPostgres';
import { root, startProcess, type ServerProcess } from '../support/product/serverProcess';
import { signIn } from '../support/product/signIn';

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-restore-'));
let port: number;
let server: ServerProcess | undefined;
let postgres: OwnPostgres | undefined;

beforeAll(async () => {
  port = await freePort();
  postgres = await startOwnPostgres();
});
afterAll(async () => {
  await stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

async function stop(): Promise<void> {
  server?.child.kill('SIGTERM');
  await server?.ended;
}

/** Starts a server at the address of the one before, which it ends. */
async function start(settings: Readonly<Record<string, string>>): Promise<string> {
  await stop();
  server = startProcess({ PORT: String(port), ...settings });
  await server.started;
  return `http://localhost:${port}`;
}

/** Returns the number of rows and a sum over all rows of each table, but for what servers exchange every second. */
async function contents(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'limit_use' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`,
    );
    found[name] = rows[0]?.sum ?? '';
  }
  await client.end();
  return found;
}

/** Calls what an administrator's page calls. */
async function open(url: string, cookie: string) {
  const call = async (place: string, init: RequestInit = {}) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', ...init.headers };
    const response = await fetch(`${url}/dashboard/api${place}`, { ...init, headers });
    return { status: response.status, payload: (await response.json()).payload };
  };
  const me = (await call('/users/me')).payload;
  const institution = { 'x-idp-entity-id': me.currentIdp?.id as string };
  const connected = async () =>
    (
      (await call('/services', { headers: institution })).payload.apps as {
        connected: boolean;
        entityType: string;
        spEntityId: string;
      }[]
    )
      .filter((app) => app.connected && app.entityType === 'saml20_sp')
      .map((app) => app.spEntityId);
  return {
    uid: me.uid as string,
    connected,
    disconnect: (spEntityId: string) =>
      call('/services/disconnect', {
        method: 'POST',
        body: new URLSearchParams({ spEntityId, type: 'saml20_sp' }),
        headers: institution,
      }),
  };
}

/** Asks for the end of a connection for which nothing is open yet; returns the service. */
async function askOne({ connected, disconnect }: Awaited<ReturnType<typeof open>>): Promise<string> {
  for (const service of await connected()) {
    const { status } = await disconnect(service);
    if (status === 200) return service;
  }
  throw new Error('There is an open ticket for every service');
}

function run(script: string, environment: Readonly<Record<string, string>>): void {
  execFileSync('sh', ['-euc', script], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

test('the restored data is complete, and people continue where they were', async () => {
  if (!postgres) return;
  const [copy = '', restore = ''] = documentedBlocks('BACKUP.md', '## PostgreSQL');
  const databaseUrl = postgres.directUrl;
  const url = await start({ DATABASE_URL: databaseUrl });
  const cookie = await signIn(url, 'alex-sample');
  const before = await open(url, cookie);
  const first = await askOne(before);

  const copied = await contents(databaseUrl);
  run(copy, { BACKUP_URL: databaseUrl });
  const second = await askOne(before);

  const restoredUrl = databaseUrl.replace(/\/[^/]*$/, '/restored');
  run(restore, { MAINTENANCE_URL: databaseUrl, RESTORED_URL: restoredUrl });
  expect(await contents(restoredUrl)).toEqual(copied);
  expect(Object.keys(copied).length).toBeGreaterThan(30);

  // The session is there, the request of before the copy is open, and the one of after it is not.
  const after = await open(await start({ DATABASE_URL: restoredUrl }), cookie);
  expect(after.uid).toBe(before.uid);
  expect((await after.disconnect(first)).status).toBe(409);
  expect((await after.disconnect(second)).status).toBe(200);
});

/** Runs the built command that changes the tables; returns its status, and what it says. */
function migrate(settings: Readonly<Record<string, string>>, ...args: string[]) {
  const command = [path.join(root, 'dist/server/cli.js'), 'migrate', ...args];
  const env = { PATH: process.env.PATH, ...settings };
  return spawnSync(process.execPath, command, { env, encoding: 'utf8' });
}

test('with two roles, one restores the data that it may change, and the other continues to serve', async () => {
  if (!postgres) return;
  await stop();
  const [copy = '', , restore = ''] = documentedBlocks('BACKUP.md', '## PostgreSQL');
  const as = (role: string, name: string) => {
    const url = new URL(postgres?.directUrl ?? '');
    return Object.assign(url, { username: role, pathname: `/${name}` }).href;
  };
  const roles = readFileSync(path.join(root, 'deploy/postgresql/roles.sql'), 'utf8');
  const superuser = new pg.Client(postgres.directUrl);
  await superuser.connect();
  await superuser.query('create database two_roles');
  await superuser.query('drop database if exists restored');
  await superuser.end();
  const within = new pg.Client(as('postgres', 'two_roles'));
  await within.connect();
  await within.query(roles);
  await within.end();
  const settingsOf = (name: string) => ({
    DATABASE_URL: as('dashboard', name),
    MIGRATE_DATABASE_URL: as('dashboard_owner', name),
    MIGRATE_AT_START: '0',
  });
  expect(migrate(settingsOf('two_roles'))).toMatchObject({ status: 0 });

  run(copy, { BACKUP_URL: as('dashboard', 'two_roles') });
  run(restore, { MAINTENANCE_URL: postgres.directUrl, RESTORED_URL: as('dashboard_owner', 'restored') });
  expect(migrate(settingsOf('restored'), '--check')).toMatchObject({ status: 0 });
  const owning = new pg.Client(as('dashboard_owner', 'restored'));
  await owning.connect();
  await owning.query('alter table ticket add column of_the_next_release text');
  await owning.query('create table of_the_next_release (number integer)');
  await owning.end();
  const serving = new pg.Client(as('dashboard', 'restored'));
  await serving.connect();
  await serving.query('insert into of_the_next_release values (1)');
  await expect(serving.query('create table not_mine ()')).rejects.toThrow(/permission denied/);
  await serving.end();
  await start(settingsOf('restored'));
});

test('a copy of the embedded database is a database', async () => {
  const [copy = ''] = documentedBlocks('BACKUP.md', '## The embedded database');
  const url = await start({ DATA_DIR: path.join(folder, 'data') });
  const cookie = await signIn(url, 'alex-sample');
  const { uid } = await open(url, cookie);
  await stop();
  run(copy, {});
  const after = await open(await start({ DATA_DIR: path.join(folder, 'data.copy') }), cookie);
  expect(after.uid).toBe(uid);
});
