/** Settings of the statistics, and the command that imports logins as the control socket hands it over. */
import { importLoginsHandler } from '../../../server/modules/statistics/collecting/importLoginsCommand';
import { readConfig } from '../../../server/readConfig';
import { countLogins } from '../../../server/modules/statistics/sql/countLogins';
import { loginReportLines } from '../../../server/modules/statistics/collecting/loginReport';
import { TimeZone } from '../../../server/platform/time/timeZone';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { north, wiki } from '../../support/server/fixtures';
import { csvOf, importText } from '../../support/server/logins';
import { testConfig } from '../../support/server/server';
import { NAMED } from '../../support/server/named';

const production = {
  ...NAMED,
  OIDC_ISSUER: 'https://login.example',
  DATABASE_URL: 'postgresql://localhost/dashboard',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
};

test.each([
  [{}, 0],
  [{ STATS_MIN_USERS: '5' }, 5],
  [{ ...production, PUBLIC_URL: 'https://dashboard.example' }, 10],
  [{ ...production, PUBLIC_URL: 'https://dashboard.example', STATS_MIN_USERS: '0' }, 0],
])('the fewest users that are shown: %o', (settings, least) => {
  expect(readConfig(settings).config?.statistics.minUsers).toBe(least);
});

test('limits that hide nothing and short keys keep the server from starting', () => {
  expect(readConfig({ STATS_MIN_USERS: '2' }).errors).toEqual([
    'STATS_MIN_USERS: 2 hides nothing; 0, or 3 and more',
  ]);
  expect(readConfig({ STATS_USER_KEY: 'short' }).errors).toEqual([
    'STATS_USER_KEY: needs 32 characters or more',
  ]);
});

test('a replica for the statistics has to be one of a PostgreSQL database', () => {
  const DATABASE_URL = 'postgres://primary.example/dashboard';
  const STATS_DATABASE_URL = 'postgresql://replica.example/dashboard';
  expect(readConfig({ DATABASE_URL, STATS_DATABASE_URL }).config?.statistics.databaseUrl).toBe(
    STATS_DATABASE_URL,
  );
  expect(readConfig({ DATABASE_URL }).config?.statistics).not.toHaveProperty('databaseUrl');
  expect(readConfig({ STATS_DATABASE_URL }).errors).toEqual([
    'STATS_DATABASE_URL: DATABASE_URL is needed too: of the database that it is a replica of',
  ]);
  expect(readConfig({ DATABASE_URL, STATS_DATABASE_URL: 'mysql://replica' }).errors).toEqual([
    'STATS_DATABASE_URL: not an address that begins with postgres:// or postgresql://',
  ]);
});

describe('the command', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => database.reset());
  afterAll(() => database.close());

  const handler = () => importLoginsHandler({ config: testConfig(), database, now: () => new Date() });
  const silent = () => undefined;

  test('reports in words for a person what it cannot do', async () => {
    await expect(handler()({}, silent, 'operator')).rejects.toThrow('did not understand');
    await expect(handler()({ path: '/nowhere/logins.csv' }, silent, 'operator')).rejects.toThrow(
      'the file does not exist',
    );
    await expect(handler()({ path: '/' }, silent, 'operator')).rejects.toThrow('this is not a file');
  });

  test('one import at a time; after a refusal the next one is free', async () => {
    const handle = handler();
    const first = handle({ path: '/nowhere/logins.csv' }, silent, 'operator');
    await expect(handle({ path: '/nowhere/logins.csv' }, silent, 'operator')).rejects.toThrow('under way');
    await expect(first).rejects.toThrow('the file does not exist');
    await expect(handle({ path: '/nowhere/logins.csv' }, silent, 'operator')).rejects.toThrow(
      'the file does not exist',
    );
  });

  test('counting that is stopped leaves the mark for the next one', async () => {
    const file = csvOf([['2026-03-02T10:00:00Z', 'ann', wiki, north]]);
    const stop = ({ phase }: { phase: string }) => {
      if (phase === 'counting') throw new Error('killed');
    };
    await expect(importText(database, file, { onProgress: stop })).rejects.toThrow('killed');
    const zone = new TimeZone('UTC');
    await countLogins(database, zone, { isOver: () => true });
    expect(await database.read.selectFrom('login_year').selectAll().execute()).toEqual([]);
    await countLogins(database, zone);
    expect(await database.read.selectFrom('login_year').selectAll().execute()).toHaveLength(2);
    expect(await database.read.selectFrom('login_new').selectAll().execute()).toEqual([]);
  });

  test('its report names the lines that were left out', async () => {
    const gone = 'https://gone.example';
    const text = `${csvOf([['2026-03-02T10:00:00Z', 'ann', wiki, gone]])}\nnothing`;
    expect(loginReportLines(await importText(database, text))).toEqual([
      '2 lines: 0 logins added, 0 were there already, 1 of unknown institutions left out, 1 bad lines left out.',
      '1 unknown institutions, left out, with 1 logins:',
      `  ${gone}`,
      'Line 3: it has 1 values, not 4.',
    ]);
  });
});
