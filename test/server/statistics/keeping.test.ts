/** Logins past their time are deleted with their year: its counts stay, even if others come later. */
import type { StatisticsRow } from '../../../src/contracts/wire/statistics';
import { north, wiki } from '../../support/server/fixtures';
import { countsOnDemand, csvOf, importText, storeOf, type TestLogin } from '../../support/server/logins';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const settings = { STATS_TIME_ZONE: 'Europe/Amsterdam' };
let server: TestApp;
let admin: TestClient;

const login = (time: string, user: string): TestLogin => [time, user, wiki, north];
const of = `spEntityId=${encodeURIComponent(wiki)}`;
const seconds = (time: string) => Date.parse(time) / 1000;

async function counts(call: string): Promise<unknown[]> {
  const rows = (await admin.get(`/dashboard/api/stats/${call}`)).json<(StatisticsRow | string)[]>();
  return rows.map((row) => (typeof row === 'string' ? row : [row.count_user_id, row.distinct_count_user_id]));
}
const period = (code: string) => counts(`loginAggregated?period=${code}`);

beforeAll(async () => {
  server = await startTestApp({ settings });
  await server.database.reset();
  const first = [
    login('2025-03-03T10:00:00Z', 'ann'),
    login('2025-06-03T10:00:00Z', 'bob'),
    // The first hour of Monday 29 December in Amsterdam, which is Sunday in UTC.
    login('2025-12-28T23:30:00Z', 'ann'),
    login('2026-01-02T10:00:00Z', 'ann'),
  ];
  await importText(server.database, csvOf(first), { settings });
  const store = storeOf(server.database, settings);
  expect(await store.end(new Date('2026-03-01T10:00:00Z'), 500)).toBe(2);
  const later = [login('2025-12-30T10:00:00Z', 'eve'), login('2026-01-03T10:00:00Z', 'eve')];
  expect((await importText(server.database, csvOf(later), { settings })).added).toBe(2);
  admin = await server.as('admin');
});
afterAll(() => server.close());

test('a closed year keeps its counts, also when late logins of its last days are imported', async () => {
  expect(await period('2025')).toEqual([[3, 2]]);
  expect(await period('2025M3')).toEqual([[1, 1]]);
});

test('what is known of people in a closed year is deleted with its logins', async () => {
  const rows = await server.database.read.selectFrom('login_person').select('year').distinct().execute();
  expect(rows).toEqual(countsOnDemand ? [] : [{ year: 2026 }]);
});

test('the year that stays is counted again, with its first week that begins in December', async () => {
  expect(await period('2026')).toEqual([[2, 2]]);
  expect(await period('2026W1')).toEqual([[4, 2]]);
});

test('earlier hours are removed, and so are unique users of ranges that are not a period', async () => {
  const day = (from: string, to: string) => `from=${seconds(from)}&to=${seconds(to)}`;
  const march = day('2025-03-02T23:00Z', '2025-03-03T23:00Z');
  expect(await counts(`loginTimeFrame?${march}&scale=hour`)).toEqual(['no_results']);
  const monday = day('2025-12-28T23:00Z', '2025-12-29T00:00Z');
  expect(await counts(`loginTimeFrame?${monday}&scale=hour`)).toContainEqual([1, undefined]);
  expect(await counts(`uniqueLoginCount?${day('2025-02-01T00:00Z', '2025-07-01T00:00Z')}&${of}`)).toEqual([
    [2, undefined],
  ]);
  expect(await counts(`uniqueLoginCount?${day('2025-03-01T00:00Z', '2025-03-31T00:00Z')}&${of}`)).toEqual([
    [1, 1],
  ]);
});

test('another zone does not count a closed year again', async () => {
  await importText(server.database, csvOf([login('2026-02-02T10:00:00Z', 'eve')]), {
    settings: { STATS_TIME_ZONE: 'UTC' },
  });
  expect(await period('2025')).toEqual([[3, 2]]);
  expect(await period('2026')).toEqual([[3, 2]]);
});
