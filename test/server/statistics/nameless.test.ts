/**
 * Logins without a person: they count as logins, but not as users, and the reader of the statistics sees a
 * note.
 */
import type { CurrentUser } from '../../../src/contracts/wire/user';
import type { StatisticsRow } from '../../../src/contracts/wire/statistics';
import { north, wiki } from '../../support/server/fixtures';
import { ticks } from '../../support/server/ticks';
import { importText } from '../../support/server/logins';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

let server: TestApp;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({ settings: { STATS_MIN_USERS: '3' } });
  admin = await server.as('admin');
});
afterAll(() => server.close());

const first = Date.parse('2026-03-02T10:00:00Z') / 1000;
/**
 * Four logins at ten o'clock, of one person each; as many without a person an hour later, and two the day
 * after.
 */
const lines = [
  ...[0, 1, 2, 3].map((at) => ({ TS: first + at, PN: `p${at}` })),
  ...[0, 1, 2, 3].map((at) => ({ TS: first + 3_600 + at })),
  ...[0, 1].map((at) => ({ TS: first + 86_400 + at })),
].map(({ TS, ...pn }) => ticks({ TS: String(TS), RP: wiki, AP: north, ...pn }));

async function rows(call: string): Promise<(readonly [number | undefined, number | undefined])[]> {
  const response = await admin.get(`/dashboard/api/stats/${call}`);
  return response
    .json<StatisticsRow[]>()
    .map(({ count_user_id: logins, distinct_count_user_id: users }) => [logins, users] as const);
}

const me = async () => (await admin.get('/dashboard/api/users/me')).json<{ payload: CurrentUser }>().payload;

test('anonymous logins count as logins, never as a unique user, and their number of users is unknown', async () => {
  await importText(server.database, lines.slice(0, 4).join('\n'));
  expect(await me()).not.toHaveProperty('statsNamelessUntil');
  await importText(server.database, lines.join('\n'));
  expect(await rows('loginAggregated?period=2026M3')).toEqual([[10, 4]]);
  expect(await rows('loginAggregated?period=2026')).toEqual([[10, 4]]);
  const days = `from=${first - 36_000}&to=${first + 2 * 86_400 - 36_000}`;
  // Two logins are too few to be shown, with or without a person.
  expect(await rows(`loginTimeFrame?${days}&scale=day`)).toEqual([
    [8, 4],
    [undefined, undefined],
  ]);
  const both = `from=${first - 86_400}&to=${first + 3 * 86_400}`;
  expect(await rows(`uniqueLoginCount?${both}&spEntityId=${encodeURIComponent(wiki)}`)).toEqual([[10, 4]]);
  expect((await me()).statsNamelessUntil).toBe((first + 86_401) * 1000);
});

test('an hour of a service without known users is hidden, since it may have had one person', async () => {
  const hours = `loginTimeFrame?from=${first}&to=${first + 7_200}&scale=hour`;
  const ofWiki = await rows(`${hours}&spEntityId=${encodeURIComponent(wiki)}`);
  expect(ofWiki.slice(1, 3)).toEqual([
    [4, undefined],
    [undefined, undefined],
  ]);
  expect((await rows(hours)).slice(1, 3)).toEqual([
    [4, undefined],
    [4, undefined],
  ]);
});

test('a range without known users has logins, and no number of users', async () => {
  const later = lines.slice(4, 8).map((line) => line.replaceAll(String(first).slice(0, 5), '17735'));
  const report = await importText(server.database, later.join('\n'));
  expect(report).toMatchObject({ added: 4, counts: { nameless: 4 } });
  const [start] = later.map((line) => Number(/TS=(\d+)/.exec(line)?.[1]));
  const day = (start ?? 0) - ((start ?? 0) % 86_400);
  const range = `from=${day}&to=${day + 86_400}`;
  expect(await rows(`uniqueLoginCount?${range}&spEntityId=${encodeURIComponent(wiki)}`)).toEqual([
    [4, undefined],
  ]);
  expect(await rows(`loginTimeFrame?${range}&scale=day`)).toEqual([[4, undefined]]);
});
