/** Logins are moved from the database to ClickHouse and back: every answer stays, and nothing is there twice (REQUIREMENTS 342). */
import { sql } from 'kysely';
import { moveLoginsHandler } from '../../../../server/extensions/clickhouse/moveLoginsCommand';
import { clickHouseStore } from '../../../../server/extensions/clickhouse/clickHouseStore';
import { moveLogins, type MoveReport } from '../../../../server/extensions/clickhouse/moveLogins';
import type { LoginArchive } from '../../../../server/modules/statistics/loginStore';
import { readEngineAddress } from '../../../../server/extensions/clickhouse/address';
import { engineAt } from '../../../../server/extensions/clickhouse/engineAt';
import { sqlStore } from '../../../../server/modules/statistics/sql/sqlStore';
import { UsageError } from '../../../../server/platform/control/program';
import { TimeZone } from '../../../../server/platform/time/timeZone';
import {
  moveLines,
  movesAll,
  readMoveArguments,
} from '../../../../server/extensions/clickhouse/statsMove.cli';
import { mail, north, south, wiki } from '../../../support/server/fixtures';
import { csvOf, importText, type TestLogin } from '../../../support/server/logins';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { until } from '../../../support/until';
import { statsUrl } from '../statsUrl';

const zone = { STATS_TIME_ZONE: 'Europe/Amsterdam' };
const inDatabase = { ...zone, STATS_URL: '' };
let database: TestApp;
let clickHouse: TestApp;

beforeAll(async () => {
  database = await startTestApp({ settings: inDatabase });
  clickHouse = await startTestApp({ settings: zone, database: database.database });
});
beforeEach(() => database.database.reset());
afterAll(async () => {
  await clickHouse.close();
  await database.close();
});

const logins = Array.from({ length: 400 }, (_, at): TestLogin => {
  const time = new Date(Date.UTC(2023, 11, 28) + at * 61 * 3_600_000 + (at % 5) * 1000).toISOString();
  return [time, `p${at % 23}`, at % 3 ? wiki : mail, at % 4 ? north : south];
});

/** Every question of the statistics, about days, clock changes, ended years, and nothing at all. */
const questions = ['2023', '2024', '2025', '2026'].flatMap((year) => {
  const of = `spEntityId=${encodeURIComponent(wiki)}`;
  const [from, to] = [Date.UTC(Number(year), 0, 1) / 1000, Date.UTC(Number(year) + 1, 0, 1) / 1000];
  const march = `from=${from + 80 * 86_400}&to=${from + 95 * 86_400}`;
  return [
    ...['', 'Q1', 'Q4', 'M3', 'M10', 'W1', 'W52', 'D300'].map(
      (code) => `loginAggregated?period=${year}${code}`,
    ),
    ...['day', 'week', 'month', 'quarter', 'year'].flatMap((scale) => [
      `loginTimeFrame?from=${from}&to=${to}&scale=${scale}`,
      `loginTimeFrame?from=${from}&to=${to}&scale=${scale}&${of}`,
    ]),
    `loginTimeFrame?${march}&scale=hour`,
    `loginTimeFrame?${march}&scale=minute&${of}`,
    `uniqueLoginCount?from=${from}&to=${to}&${of}`,
    `uniqueLoginCount?${march}&${of}`,
  ];
});

async function answers(server: TestApp): Promise<Record<string, unknown>> {
  const admin = await server.as('admin');
  const responses: [string, unknown][] = [];
  for (const question of questions)
    responses.push([question, (await admin.get(`/dashboard/api/stats/${question}`)).json()]);
  return Object.fromEntries(responses);
}

const move = (from: string, to: string, dryRun = false) =>
  moveLoginsHandler({ ...clickHouse, now: () => new Date('2026-11-21T12:00:00Z') })(
    { from, to, dryRun },
    () => undefined,
    'olga',
  ) as Promise<MoveReport>;
const moved = ({ institutions }: MoveReport) =>
  institutions.map(({ from, to, moved: count }) => [from, to, count]);

async function forgetDatabase(): Promise<void> {
  for (const table of ['login_day', 'login_new', 'login_person', 'login_year'] as const)
    await database.database.transaction((tx) => tx.deleteFrom(table).execute());
  await sql`update login_institution set events_from = null`.execute(database.database.read);
}

test('to ClickHouse and back, with a year whose logins have ended: every answer is the same', async () => {
  await importText(database.database, csvOf(logins), { settings: inDatabase });
  const sqlLogins = sqlStore(database.database, new TimeZone('Europe/Amsterdam'));
  expect(await sqlLogins.end(new Date('2025-05-01T00:00:00Z'), 1_000)).toBeGreaterThan(0);
  const before = await answers(database);
  const distinct = new Set(Object.values(before).map((answer) => JSON.stringify(answer)));
  expect(distinct.size).toBeGreaterThan(40);

  expect(moved(await move('database', 'stats', true)).every(([, to, count]) => to === 0 && count === 0)).toBe(
    true,
  );
  const there = await move('database', 'stats');
  expect(movesAll(there)).toBe(true);
  expect(there.institutions.map(({ endedYears }) => endedYears)).toEqual([
    [2023, 2024],
    [2023, 2024],
  ]);
  expect(await answers(clickHouse)).toEqual(before);

  // Again, as after an interruption: nothing is there twice.
  expect(moved(await move('database', 'stats'))).toEqual(
    there.institutions.map(({ from }) => [from, from, 0]),
  );
  expect(await answers(clickHouse)).toEqual(before);

  await forgetDatabase();
  expect(await answers(database)).not.toEqual(before);
  const back = await move('stats', 'database');
  expect(moved(back)).toEqual(there.institutions.map(({ from }) => [from, from, from]));
  expect(await answers(database)).toEqual(before);
  expect(moved(await move('stats', 'database')).map(([, , count]) => count)).toEqual([0, 0]);
});

test('a second run moves the rows that an interruption left out, and those that came in the meantime', async () => {
  await importText(database.database, csvOf(logins.slice(0, 300)), { settings: inDatabase });
  await move('database', 'stats');
  const engine = engineAt(readEngineAddress(statsUrl));
  const [{ from: north1 = 0 } = {}] = (await move('database', 'stats')).institutions;
  // Half of what was moved is lost: whole days, and some of a day.
  await engine.run(`alter table login delete where moment >= toDateTime('2024-05-01 00:00:00', 'UTC')`);
  await until(async () => {
    const [row] = await engine.rows('select toUInt32(count()) from system.mutations where is_done = 0');
    return row?.[0] === 0;
  });
  await importText(database.database, csvOf(logins), { settings: inDatabase });
  const dry = await move('database', 'stats', true);
  expect(movesAll(dry)).toBe(true);
  expect(moveLines(dry).join('\n')).toMatch(/Would be moved: \d+ logins\. Nothing was changed\./);
  const again = await move('database', 'stats');
  expect(again.institutions[0]?.moved).toBeGreaterThan(0);
  expect(again.institutions[0]?.to).toBeGreaterThan(north1);
  expect(again.institutions.reduce((sum, { to }) => sum + to, 0)).toBe(400);
  expect(await answers(clickHouse)).toEqual(await answers(database));
});

test('institutions are moved together in few inserts, and an interrupted move goes on without a loss or a double', async () => {
  await importText(database.database, csvOf(logins), { settings: inDatabase });
  const target = clickHouseStore(readEngineAddress(statsUrl), database.database, new TimeZone('UTC'));
  const sizes: number[] = [];
  const failing: LoginArchive = {
    ...target,
    portion: { ...target.portion, moved: 150 },
    async store(days) {
      if (sizes.length === 1) throw new Error('killed');
      sizes.push(days.reduce((sum, day) => sum + day.logins.length, 0));
      return target.store(days);
    },
  };
  const source = sqlStore(database.database, new TimeZone('UTC'));
  const options = { dryRun: false, onProgress: () => undefined };
  await expect(moveLogins(source, failing, options)).rejects.toThrow('killed');
  const stored = jest.fn(target.store);
  const report = await moveLogins(source, { ...target, store: stored }, options);
  expect([sizes.length, stored.mock.calls.length]).toEqual([1, 1]);
  expect(report.institutions.reduce((sum, { moved: count }) => sum + count, 0)).toBe(400 - (sizes[0] ?? 0));
  expect(await answers(clickHouse)).toEqual(await answers(database));
});

test('a target with fewer logins is reported, institution by institution', () => {
  const institutions = [{ institution: north, from: 3, to: 2, moved: 2, endedYears: [2024] }];
  const report: MoveReport = { dryRun: false, institutions };
  expect(movesAll(report)).toBe(false);
  expect(moveLines(report)).toContain(`  ${north}: 2 of 3`);
});

test.each([
  [{ from: 'database', to: 'database' }, 'database is both where logins are and where they go.'],
  [{ from: 'stats', to: statsUrl }, /is both where logins are and where they go\.$/],
  [
    { from: 'postgres://other.example/x', to: 'stats' },
    /The database is that of DATABASE_URL, and no other one/,
  ],
  [{ from: 'database', to: 'mysql://x' }, /between "database", "stats" and clickhouse:/],
  [{ from: 'database' }, /did not understand/],
])('%o is refused', async (request, reason) => {
  const handle = moveLoginsHandler({ ...clickHouse, now: () => new Date() });
  await expect(handle({ dryRun: false, ...request }, () => undefined, 'olga')).rejects.toThrow(reason);
});

test('the arguments of the command', () => {
  expect(readMoveArguments(['--from', 'database', '--to', 'stats', '--dry-run'])).toEqual({
    from: 'database',
    to: 'stats',
    dryRun: true,
  });
  for (const args of [[], ['--from', 'database'], ['database', 'stats'], ['--form', 'x']])
    expect(() => readMoveArguments(args)).toThrow(UsageError);
});
