/**
 * The output of `npm run release`: the same bytes in every folder, and a server that runs with nothing but
 * Node.
 */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { freePort } from '../support/product/dashboard';
import { documentedBlocks } from '../support/field/documented';
import { aggregate, namedService } from '../support/server/metadata';
import { startOwnPostgres, type OwnPostgres } from '../support/server/ownPostgres';
import { CLIENT_ARCHIVE, makeRelease, PRODUCT, SERVER_ARCHIVE, unpack } from '../support/product/release';
import { startProcess, type ServerProcess } from '../support/product/serverProcess';
import { NAMED } from '../support/server/named';

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-release-test-'));
const [SERVER, CLIENT] = [SERVER_ARCHIVE, CLIENT_ARCHIVE];
const installed = path.join(folder, 'installed', SERVER);
const hosted = path.join(folder, 'installed', CLIENT);
let postgres: OwnPostgres | undefined;
const servers: ServerProcess[] = [];

const contents = (made: string) =>
  Object.fromEntries(readdirSync(made).map((file) => [file, readFileSync(path.join(made, file))]));

let first: Record<string, Buffer>;
let second: Record<string, Buffer>;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  const [one, other] = await Promise.all([
    makeRelease(path.join(folder, 'one')),
    makeRelease(path.join(folder, 'other')),
  ]);
  first = contents(one);
  second = contents(other);
  mkdirSync(path.join(folder, 'installed'));
  unpack(one, [SERVER, CLIENT], path.join(folder, 'installed'));
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the same sources give the same bytes in any folder, and match the checksums', () => {
  expect(Object.keys(first).sort()).toEqual([
    'SHA256SUMS',
    `${SERVER}.cdx.json`,
    `${SERVER}.tar.gz`,
    `${CLIENT}.cdx.json`,
    `${CLIENT}.tar.gz`,
  ]);
  const different = Object.keys(first).filter((file) => !second[file]?.equals(first[file] ?? Buffer.of()));
  expect(different).toEqual([]);
  execFileSync('sha256sum', ['--strict', '--quiet', '-c', 'SHA256SUMS'], {
    cwd: path.join(folder, 'one/dist/release'),
  });
});

test('everything in an archive has one time and no owner, and is readable by all', () => {
  const listed = execFileSync(
    'tar',
    ['tvzf', path.join(folder, 'one/dist/release', `${SERVER}.tar.gz`), '--numeric-owner', '--utc'],
    {
      maxBuffer: 2 ** 26,
    },
  );
  const odd = listed
    .toString()
    .trim()
    .split('\n')
    .filter((line) => !/^(drwxr-xr-x|-rw[-x]r-[-x]r-[-x]) 0\/0 +\d+ 2023-11-14 22:13 /.test(line));
  expect(odd).toEqual([]);
});

/** Returns the packages, `name@version`, in a folder of them and in those of their own. */
function packagesIn(modules: string): string[] {
  return readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^((@[^/]+\/)?[^/]+\/node_modules\/)*(@[^/]+\/)?[^/@]+\/package\.json$/.test(file))
    .map(
      (file) =>
        JSON.parse(readFileSync(path.join(modules, file), 'utf8')) as { name: string; version: string },
    )
    .map((one) => `${one.name}@${one.version}`);
}

interface Inventory {
  readonly metadata: { readonly timestamp: string; readonly component: { readonly name: string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
const inventoryOf = (archive: string) => JSON.parse(String(first[`${archive}.cdx.json`])) as Inventory;

test('an inventory names the contents of the archive, and nothing else', () => {
  const { metadata, components, dependencies } = inventoryOf(SERVER);
  expect(metadata).toMatchObject({
    timestamp: '2023-11-14T22:13:20.000Z',
    component: { name: PRODUCT.name },
  });
  const named = components.map((component) => component['bom-ref']);
  const bundled = inventoryOf(CLIENT).components.map((component) => component['bom-ref']);
  const there = packagesIn(path.join(installed, 'node_modules'));
  expect(there).toContainEqual(expect.stringMatching(/^fastify@/));
  expect(bundled).toContainEqual(expect.stringMatching(/^react-dom@/));
  expect(new Set(named)).toEqual(new Set([...there, ...bundled]));
  for (const { ref, dependsOn } of dependencies)
    expect([`${PRODUCT.name}@${PRODUCT.version}`, ...named]).toEqual(
      expect.arrayContaining([ref, ...dependsOn]),
    );
  for (const foreign of ['oidc-provider', '@electric-sql/pglite', 'webpack', 'jest', 'react'])
    expect(there.filter((one) => one.startsWith(`${foreign}@`))).toEqual([]);
});

test('bundled packages keep their licences', () => {
  const licences = readFileSync(path.join(hosted, 'LICENSES-OF-THE-CLIENT.txt'), 'utf8');
  for (const component of inventoryOf(CLIENT).components)
    expect(licences).toContain(`${component['bom-ref'].replace(/@([^@]+)$/, ' $1')} (`);
  expect(licences).toContain('Permission is hereby granted, free of charge');
});

test('the client alone is a page and its files, without those for testers', () => {
  const files = readdirSync(hosted, { recursive: true, encoding: 'utf8' });
  const page = readFileSync(path.join(hosted, 'index.html'), 'utf8');
  for (const [, file = ''] of page.matchAll(/(?:src|href)="\/(?!dashboard\/api\/)([^"]+)"/g))
    expect(files).toContain(file);
  expect(files.filter((file) => /\.map|qa|page\.json/.test(file))).toEqual([]);
});

const PRODUCTION = {
  ...NAMED,
  MODE: 'production',
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'dashboard',
  OIDC_CLIENT_SECRET: 'of no use here',
};
function start(settings: Readonly<Record<string, string>>): ServerProcess {
  const server = startProcess(settings, 'dist/server/main.js', installed);
  servers.push(server);
  return server;
}

test('the unpacked server runs on PostgreSQL, reports that it is healthy, and serves the client', async () => {
  if (!postgres) return;
  const port = String(await freePort());
  const server = start({ ...PRODUCTION, DATABASE_URL: postgres.directUrl, PORT: port });
  await server.started;
  const at = `http://localhost:${port}`;
  const health = await fetch(`${at}/internal/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'UP' }]);
  const page = await (await fetch(at, { headers: { accept: 'text/html' } })).text();
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  const sent = await fetch(at + script);
  expect([sent.status, sent.headers.get('content-type')]).toEqual([
    200,
    'application/javascript; charset=utf-8',
  ]);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

test.each([
  ['the demonstration', {}, 'The demonstration is not part of this package: set OIDC_ISSUER'],
  [
    'the embedded database',
    { ...PRODUCTION, ALLOW_EMBEDDED_DATABASE: '1', DATA_DIR: path.join(folder, 'data') },
    'The embedded database is not part of this package: set DATABASE_URL',
  ],
])('started with %s, it prints a line that says what to set', async (_, settings, line) => {
  const server = start({ ...settings, PORT: String(await freePort()) });
  expect((await server.ended).code).toBe(1);
  const [only = '', ...others] = server.printed().trim().split('\n');
  expect(only).toContain(line);
  expect(others).toEqual([]);
});

/** Runs lines of a page as they are, but with the file of settings in our folder. */
function runLines(lines: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  const env = {
    PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
    IDP_DASHBOARD_ENV: path.join(folder, 'idp-dashboard.env'),
    ...environment,
  };
  return execFileSync('sh', ['-euc', lines.join('\n')], { cwd: installed, env, stdio: 'pipe' }).toString();
}

test('the instructions for installing lead to a server that is ready, and knows a feed', async () => {
  if (!postgres) return;
  const [, database = '', settings = '', owner = '', server = '', feed = ''] = documentedBlocks(
    'INSTALL.md',
    '## In ten minutes',
  );
  const linesOf = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line));
  const { hostname, port: databasePort, username } = new URL(postgres.directUrl);
  const port = String(await freePort());
  const atHome = (text: string) => text.replace('@localhost/', `@${hostname}:${databasePort}/`);
  writeFileSync(path.join(folder, 'idp-dashboard.env'), `${atHome(settings)}PORT=${port}\n`);
  writeFileSync(path.join(folder, 'idp-dashboard-owner.env'), atHome(owner));

  mkdirSync(path.join(folder, 'bin'));
  symlinkSync(path.join(installed, 'idp-dashboard'), path.join(folder, 'bin/idp-dashboard'));

  // No password is asked for here, so none needs to be typed.
  const commands = linesOf(database, /^runuser/).filter((line) => !line.includes('\\password'));
  expect(commands.length).toBe(2);
  runLines(
    commands.map((line) => line.replace('runuser -u postgres -- ', '')),
    { PGHOST: hostname, PGPORT: databasePort, PGUSER: username },
  );
  const [migrate = '', health = ''] = linesOf(server, /^idp-dashboard /);
  expect(runLines([migrate])).toContain('Done: 0001-initial');
  // Does what systemd does with the unit, which test/architecture/deploy.installed.test.ts checks.
  const started = start(
    parseEnv(readFileSync(path.join(folder, 'idp-dashboard.env'), 'utf8')) as typeof PRODUCTION,
  );
  await started.started;
  expect(runLines([health])).toBe('It is ready.\n');

  const metadata = path.join(folder, 'federation.xml');
  writeFileSync(metadata, aggregate(namedService('https://one.example', 'One more service')));
  const output = runLines(
    linesOf(feed, /^idp-dashboard /).map((line) =>
      line.replace(/https:\S+/, metadata).replace(/--certificate \S+/, '--unverified'),
    ),
  );
  // The server may have been quicker than the second command.
  expect(output).toMatch(
    /^Services: (1 came, 0 changed, 0 went, 0|0 came, 0 changed, 0 went, 1) unchanged$/m,
  );
  started.child.kill('SIGTERM');
  expect((await started.ended).code).toBe(0);
});
