/** The gaps in answers if the installation withholds small numbers, and clock changes in series of hours. */
import type { StatisticsRow } from '../../../src/contracts/wire/statistics';
import { CurrentUser } from '../../../src/contracts/wire/user';
import { payloadOf } from '../../contract/checks';
import { mail, north, wiki } from '../../support/server/fixtures';
import { csvOf, importText, type TestLogin } from '../../support/server/logins';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';

const settings = { STATS_MIN_USERS: '3', STATS_TIME_ZONE: 'Europe/Amsterdam' };
let server: TestApp;
let admin: TestClient;

/** Five users at the wiki, two of them at the mail as well, on 2 March 2026; hours as in Amsterdam, an hour ahead. */
const logins: TestLogin[] = [
  ...[1, 2, 3, 4, 5].map((user): TestLogin => [`2026-03-02T09:0${user}:00Z`, `u${user}`, wiki, north]),
  ...[1, 2].flatMap((user): TestLogin[] => [
    [`2026-03-02T10:0${user}:00Z`, `u${user}`, mail, north],
    [`2026-03-02T11:0${user}:00Z`, `u${user}`, mail, north],
  ]),
  // On 29 March the clocks went from two to three.
  ['2026-03-29T00:30:00Z', 'u1', wiki, north],
  ['2026-03-29T01:30:00Z', 'u1', wiki, north],
];

beforeAll(async () => {
  server = await startTestApp({ settings });
  await server.database.reset();
  await importText(server.database, csvOf(logins), { settings });
  admin = await server.as('admin');
});
afterAll(() => server.close());

async function rows(path: string): Promise<StatisticsRow[]> {
  return (await admin.get(`/dashboard/api/stats/${path}`)).json<StatisticsRow[]>();
}
const frame = (from: string, to: string, rest: string) =>
  rows(`loginTimeFrame?from=${Date.parse(from) / 1000}&to=${Date.parse(to) / 1000}&${rest}`);
const counts = (found: readonly StatisticsRow[]) =>
  found.map((row) => [row.count_user_id, row.distinct_count_user_id]);
const mailbox = `spEntityId=${encodeURIComponent(mail)}`;

test('unique users below the limit are left out of a series, the logins stay', async () => {
  const day = ['2026-03-01T23:00Z', '2026-03-02T23:00Z'] as const;
  expect(counts(await frame(...day, 'scale=day'))).toEqual([[9, 5]]);
  expect(counts(await frame(...day, `scale=day&${mailbox}`))).toEqual([[4, undefined]]);
});

test('in hours of one service the logins are left out as well; of all services they stay', async () => {
  const hours = ['2026-03-02T09:00Z', '2026-03-02T12:00Z'] as const;
  const counts = (await frame(...hours, `scale=hour&${mailbox}`)).map((row) => row.count_user_id);
  expect(counts).toEqual([0, 0, undefined, undefined, 0]);
  expect((await frame(...hours, 'scale=hour')).map((row) => row.count_user_id)).toEqual([0, 5, 2, 2, 0]);
});

test('applies in a period by service and over a range of one service', async () => {
  expect(counts(await rows('loginAggregated?period=2026D61'))).toEqual([
    [5, 5],
    [4, undefined],
  ]);
  const range = `from=${Date.UTC(2026, 2, 2) / 1000}&to=${Date.UTC(2026, 2, 10) / 1000}`;
  expect(counts(await rows(`uniqueLoginCount?${range}&${mailbox}`))).toEqual([[4, undefined]]);
});

test('days are those of the zone: the night of the clock change has 23 hours', async () => {
  const hours = await frame('2026-03-28T23:00Z', '2026-03-29T22:00Z', 'scale=hour');
  const within = hours.slice(1, -1);
  expect(within).toHaveLength(23);
  expect(within.map((row) => row.count_user_id).slice(0, 4)).toEqual([0, 1, 1, 0]);
  const [day] = await frame('2026-03-28T23:00Z', '2026-03-29T22:00Z', 'scale=day');
  expect(day).toEqual({ time: Date.UTC(2026, 2, 28, 23) });
});

test('the person gets the limit and the zone', async () => {
  const me = payloadOf(CurrentUser, await admin.get('/dashboard/api/users/me'));
  expect(me).toMatchObject({ statsMinUsers: 3, statsTimeZone: 'Europe/Amsterdam' });
});

test('if statistics are switched off, the answer has none, and says so', async () => {
  const off = await startTestApp({ settings: { STATS_ENABLED: '0' }, database: server.database });
  const client = await off.as('admin');
  const me = payloadOf(CurrentUser, await client.get('/dashboard/api/users/me'));
  expect(me).toMatchObject({ statsEnabled: false, statisticsDown: true });
  expect((await client.get('/dashboard/api/stats/serviceProviders')).statusCode).toBe(400);
  await off.close();
});
