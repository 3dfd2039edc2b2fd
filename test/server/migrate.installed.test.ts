/** `idp-dashboard migrate` on an empty PostgreSQL, and servers that leave the tables to it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { migrations } from '../../server/migrations/migrations';
import { freePort } from '../support/product/dashboard';
import { startOwnPostgres, type OwnPostgres } from '../support/server/ownPostgres';
import { root, startProcess } from '../support/product/serverProcess';

const names = Object.keys(migrations);
let postgres: OwnPostgres | undefined;

beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(() => postgres?.stop());

function migrate(settings: Readonly<Record<string, string>>, ...args: string[]) {
  const script = path.join(root, 'dist/server/cli.js');
  const env = { PATH: process.env.PATH ?? '', ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'migrate', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, lines: (stdout + stderr).trim().split('\n') };
}

test('says what is to do, does it, and has nothing left; a server that may not starts only then', async () => {
  if (!postgres) return;
  const serving = async () =>
    startProcess({
      DATABASE_URL: postgres?.directUrl ?? '',
      MIGRATE_AT_START: '0',
      PORT: String(await freePort()),
    });
  const early = await serving();
  expect((await early.ended).code).toBe(1);
  expect(early.printed()).toMatch(/^The tables of the database are not up to date .*`idp-dashboard migrate`.*\n$/);

  // The serving role is not used if a migrating one is configured.
  const settings = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    MIGRATE_DATABASE_URL: postgres.directUrl,
  };
  expect(migrate(settings, '--check')).toEqual({ status: 1, lines: names.map((name) => `To do: ${name}`) });
  expect(migrate(settings)).toEqual({ status: 0, lines: names.map((name) => `Done: ${name}`) });
  expect(migrate(settings, '--check')).toEqual({ status: 0, lines: ['The tables are up to date.'] });

  const late = await serving();
  await late.started;
  late.child.kill('SIGTERM');
  expect((await late.ended).code).toBe(0);
});

test('says in one line what it lacks, and how it is used', () => {
  expect(migrate({})).toEqual({
    status: 1,
    lines: ['The embedded database is brought up to date by the server, at its start.'],
  });
  const wrong = migrate({}, 'now');
  expect([wrong.status, wrong.lines[0]]).toEqual([2, 'migrate takes no words, only --check.']);
  const away = migrate({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(away).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^The database at 127\.0\.0\.1:1 does not let/)],
  });
});
