/** The server as a role that may not change the tables, on a PostgreSQL that it reaches by TLS alone (deploy/postgresql/roles.sql). */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../support/product/dashboard';
import { aggregate, namedService } from '../support/server/metadata';
import { startOwnPostgres, type OwnPostgres } from '../support/server/ownPostgres';
import { root, startProcess } from '../support/product/serverProcess';

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-roles-'));
let postgres: OwnPostgres | undefined;
const PASSWORDS = { dashboard_owner: "the owner's", dashboard: 'another one' };

/** Makes a certificate that is its own authority, and returns its files. */
function certificateFor(name: string) {
  const [key, certificate] = [path.join(folder, `${name}.key`), path.join(folder, `${name}.pem`)];
  const names = `subjectAltName=DNS:${name},IP:127.0.0.1`;
  const how = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...how, '-subj', `/CN=${name}`, '-addext', names, '-keyout', key, '-out', certificate],
    {
      stdio: 'ignore',
    },
  );
  return { key, certificate };
}

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgres?.directUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Makes the server speak TLS with this certificate, and refuse clients that do not. */
async function speakTls({ key, certificate }: ReturnType<typeof certificateFor>): Promise<void> {
  const data = path.join(postgres?.folder ?? '', 'data');
  const { uid, gid } = statSync(data);
  for (const [from, to] of [
    [certificate, 'server.crt'],
    [key, 'server.key'],
  ] as const) {
    writeFileSync(path.join(data, to), readFileSync(from), { mode: 0o600 });
    chownSync(path.join(data, to), uid, gid);
  }
  const rules =
    'local all all trust\nhost all postgres 127.0.0.1/32 trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n';
  writeFileSync(path.join(data, 'pg_hba.conf'), rules);
  await asSuperuser('alter system set ssl = on', 'select pg_reload_conf()');
}

const own = certificateFor('localhost');
const others = certificateFor('elsewhere.example');

function addressFor(role: keyof typeof PASSWORDS, certificate = own.certificate): string {
  const url = new URL(postgres?.directUrl ?? '');
  url.username = role;
  url.password = encodeURIComponent(PASSWORDS[role]);
  url.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: certificate }).toString();
  return url.href;
}

function tool(name: string, settings: Readonly<Record<string, string>>, ...args: string[]) {
  const { PATH = '' } = process.env;
  const script = path.join(root, 'dist/server/cli.js');
  const ran = spawnSync(process.execPath, [script, name, ...args], {
    cwd: root,
    env: { PATH, ...settings },
    encoding: 'utf8',
  });
  return { status: ran.status, printed: ran.stdout + ran.stderr };
}

/** As the container of the database does when it is created (deploy/container/compose.yaml). */
function givePasswords(): void {
  const { hostname, port, pathname } = new URL(postgres?.directUrl ?? '');
  execFileSync('sh', ['-eu', path.join(root, 'deploy/container/passwords.sh')], {
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port,
      POSTGRES_DB: pathname.slice(1),
      OWNING_PASSWORD: PASSWORDS.dashboard_owner,
      SERVING_PASSWORD: PASSWORDS.dashboard,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

beforeAll(async () => {
  postgres = await startOwnPostgres();
  if (!postgres) return;
  await asSuperuser(readFileSync(path.join(root, 'deploy/postgresql/roles.sql'), 'utf8'));
  givePasswords();
  await speakTls(own);
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('one role makes the tables; the other serves, fills and imports, and may change none of them', async () => {
  if (!postgres) return;
  const serving = { DATABASE_URL: addressFor('dashboard'), MIGRATE_AT_START: '0' };
  const migrated = tool('migrate', { ...serving, MIGRATE_DATABASE_URL: addressFor('dashboard_owner') });
  expect(migrated).toEqual({ status: 0, printed: expect.stringContaining('Done: 0001-initial') });

  const port = String(await freePort());
  const server = startProcess({ ...serving, PORT: port, DATA_DIR: path.join(folder, 'data') });
  await server.started;
  expect(server.printed()).not.toContain('not encrypted');
  const list = await fetch(`http://localhost:${port}/dashboard/api/services`);
  expect(list.status).toBe(200);
  const metadata = path.join(folder, 'federation.xml');
  writeFileSync(metadata, aggregate(namedService('https://one.example', 'One more service')));
  const imported = tool('import', serving, metadata, '--feed', 'mine');
  expect(imported).toEqual({ status: 0, printed: expect.stringContaining('1') });
  const data = { DATA_DIR: path.join(folder, 'data') };
  const checks = [addressFor('dashboard'), addressFor('dashboard_owner'), 'postgres://127.0.0.1:1/none'].map(
    (address) => tool('check', { ...serving, ...data, DATABASE_URL: address }),
  );
  expect(checks).toEqual([
    { status: 0, printed: expect.stringMatching(/^yes +database role +dashboard can read and write rows/m) },
    {
      status: 1,
      printed: expect.stringMatching(/^NO +database role +dashboard_owner can change tables\. /m),
    },
    { status: 2, printed: expect.stringMatching(/^The database at 127\.0\.0\.1:1 is down/) },
  ]);
  for (const statement of [
    'create table mine (number integer)',
    'drop table service',
    'alter table service add column mine text',
    'create index mine on service (document)',
    'create schema mine',
  ]) {
    const client = new pg.Client({ connectionString: addressFor('dashboard') });
    await client.connect();
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    await client.end();
  }
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

test('a database with a certificate of another authority is refused, which is reported in a line', async () => {
  if (!postgres) return;
  const server = startProcess({
    DATABASE_URL: addressFor('dashboard', others.certificate),
    MIGRATE_AT_START: '0',
    PORT: String(await freePort()),
  });
  expect((await server.ended).code).toBe(1);
  expect(server.printed()).toMatch(
    /^The certificate of the database at 127\.0\.0\.1:\d+ is not trusted \([A-Z_]+\)\..*sslrootcert.*\n$/,
  );
});
