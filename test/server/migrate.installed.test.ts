/** `idp-dashboard migrate` on an empty PostgreSQL, and servers that leave the tables to it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { command } from '../../server/cli/migrate.cli';
import { migrations } from '../../server/migrations/migrations';
import { migrate as runMigrations } from '../../server/platform/storage/migrate';
import { openDatabase } from '../../server/platform/storage/openDatabase';
import { testConfig } from '../support/server/server';
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

test('reports what to do, does it, and has nothing left; a server without permission starts only then', async () => {
  if (!postgres) return;
  const serving = async () =>
    startProcess({
      DATABASE_URL: postgres?.directUrl ?? '',
      MIGRATE_AT_START: '0',
      PORT: String(await freePort()),
    });
  const early = await serving();
  expect((await early.ended).code).toBe(1);
  expect(early.printed()).toMatch(
    /^The tables of the database are not up to date .*`idp-dashboard migrate`.*\n$/,
  );

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

test('asks before tables from which release 0.1.0 cannot start again, and needs --yes without a terminal', async () => {
  if (!postgres) return;
  const config = testConfig({ DATABASE_URL: postgres.directUrl });
  const client = new Client({ connectionString: postgres.directUrl });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  const database = await openDatabase({ ...config, databaseUrl: postgres.directUrl });
  try {
    const of010 = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0020'));
    await runMigrations(database, of010);
    const settings = { DATABASE_URL: postgres.directUrl };
    const warning = expect.stringMatching(/^Release 0\.1\.0 cannot start again on these tables/);
    const later = names.filter((name) => !Object.hasOwn(of010, name));
    expect(migrate(settings)).toEqual({
      status: 1,
      lines: [expect.stringMatching(/ with --yes to go on\.$/)],
    });
    expect(migrate(settings, '--check')).toEqual({
      status: 1,
      lines: [warning, ...later.map((name) => `To do: ${name}`)],
    });
    const asked: string[] = [];
    const atTerminal = (answer: boolean) =>
      command.run([], {
        environment: settings,
        folders: [],
        doCommand: () => Promise.reject(new Error('not called')),
        ask: (question) => Promise.resolve(asked.push(question) > 0 && answer),
      });
    await expect(atTerminal(false)).rejects.toThrow('Nothing was changed.');
    expect(asked).toEqual([warning]);
    expect(migrate(settings, '--yes')).toEqual({
      status: 0,
      lines: [warning, ...later.map((name) => `Done: ${name}`)],
    });
    // Now there is nothing to ask.
    await atTerminal(false);
    expect(asked).toHaveLength(1);
  } finally {
    await database.close();
  }
});

test('says in one line what is missing, and shows its usage', () => {
  expect(migrate({})).toEqual({
    status: 1,
    lines: ['The embedded database is brought up to date by the server, at its start.'],
  });
  const wrong = migrate({}, 'now');
  expect([wrong.status, wrong.lines[0]]).toEqual([2, 'migrate takes no words, only --check and --yes.']);
  const away = migrate({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(away).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^The database at 127\.0\.0\.1:1 is down: /)],
  });
});
