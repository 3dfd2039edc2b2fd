/** State goes from the demonstration into an empty PostgreSQL and back, and from one dashboard server into another. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../support/product/dashboard';
import { startOwnPostgres, type OwnPostgres } from '../../../support/server/ownPostgres';
import { root, startProcess, type ServerProcess } from '../../../support/product/serverProcess';
import { signIn } from '../../../support/product/signIn';

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-state-'));
const at = (name: string) => path.join(folder, name);
const here = { DATA_DIR: at('data'), SEED_SERVICES: '60', SEED_INSTITUTIONS: '12' };
let postgres: OwnPostgres | undefined;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  const port = String(await freePort());
  server = startProcess({ PORT: port, ...here });
  await server.started;
  url = `http://localhost:${port}`;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

function command(tool: string, settings: Readonly<Record<string, string>>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'dist/server/cli.js'), tool, ...args],
    { cwd: folder, env: { PATH: process.env.PATH ?? '', ...settings }, encoding: 'utf8' },
  );
  return { status, printed: stdout + stderr };
}

interface Line {
  readonly kind?: string;
  readonly institution?: string;
  readonly service?: string;
  readonly allowedBy?: string;
}

function linesOf(name: string): Line[] {
  return readFileSync(at(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

test('the demonstration, exported while its server runs, into an empty PostgreSQL and back, is the same file', () => {
  expect(command('exportState', here, 'first.jsonl')).toMatchObject({ status: 0 });
  const first = readFileSync(at('first.jsonl'), 'utf8');
  expect(linesOf('first.jsonl').length).toBeGreaterThan(300);
  if (!postgres) return;
  const there = { DATABASE_URL: postgres.directUrl };
  expect(command('importState', there, '--dry-run', 'first.jsonl')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('Nothing was changed.'),
  });
  expect(command('importState', there, 'first.jsonl')).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/ticket: \d+ created, 0 changed, 0 unchanged, 0 refused/),
  });
  expect(command('exportState', there, 'second.jsonl')).toMatchObject({ status: 0 });
  expect(readFileSync(at('second.jsonl'), 'utf8')).toBe(first);
  const back = { DATA_DIR: at('back') };
  expect(command('importState', back, 'second.jsonl')).toMatchObject({ status: 0 });
  expect(command('exportState', back, 'third.jsonl')).toMatchObject({ status: 0 });
  expect(readFileSync(at('third.jsonl'), 'utf8')).toBe(first);
});

test('a refused line is named with its number, and makes the command fail', () => {
  writeFileSync(at('bad.jsonl'), '{"format":"idp-dashboard-state","version":1}\n{"kind":"dog"}\n');
  expect(command('importState', here, 'bad.jsonl')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('Line 2: refused, kind has to be one of'),
  });
  expect(command('importState', here).status).toBe(2);
});

/** Makes a file of what a super user of a server can read. */
async function readFrom(address: string, name: string): Promise<void> {
  writeFileSync(at('cookies'), await signIn(address, 'demo-superUser-1'));
  const args = [name, '--from', 'dashboard', address, '--cookie-file', 'cookies'];
  expect(command('exportState', {}, ...args)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^connection: \d+$/m),
  });
}

test('a server with the data of another one gives the same answers: connections, numbers, people, policies, tickets', async () => {
  await readFrom(url, 'theirs.jsonl');
  const ours = { DATA_DIR: at('ours'), PORT: String(await freePort()) };
  expect(command('importState', ours, 'theirs.jsonl')).toMatchObject({ status: 0 });
  const second = startProcess(ours);
  await second.started;
  await readFrom(`http://localhost:${ours.PORT}`, 'ours.jsonl');
  second.child.kill('SIGTERM');
  await second.ended;
  const theirs = linesOf('theirs.jsonl');
  const exported = new Set(linesOf('ours.jsonl').map(plain));
  const lost = theirs.map(plain).filter((line) => !exported.has(line));
  expect(lost.map((line) => line.slice(0, 500))).toEqual([]);
  expect(exported.size).toBe(theirs.length);
  expect(theirs.filter(({ kind, allowedBy }) => kind === 'connection' && !allowedBy).length).toBeGreaterThan(
    100,
  );
});

/** Texts of documents come in other orders, and each server has its own logos. */
function plain(line: Line): string {
  return JSON.stringify(line, (name, value: unknown) =>
    name === 'logoUrl'
      ? undefined
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
        : value,
  );
}
