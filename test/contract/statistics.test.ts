/** The statistics calls, as the contract has them (WIRE T15, T16). */
import { CurrentUser } from '../../src/contracts/wire/user';
import { StatisticsAnswer, StatisticsServices } from '../../src/contracts/wire/statistics';
import { mail, north, south, wiki } from '../support/server/fixtures';
import { countsOnDemand, csvOf, importText, type TestLogin } from '../support/server/logins';
import { startTestApp, type TestApp, type TestClient } from '../support/server/server';
import { checked, expectProblem, payloadOf } from './checks';

let server: TestApp;
let admin: TestClient;

const logins: TestLogin[] = [
  ['2026-03-02T10:00:30Z', 'ann', wiki, north],
  ['2026-03-02T10:01:10Z', 'ann', mail, north],
  ['2026-03-02T12:00:00Z', 'bob', wiki, north],
  ['2026-03-04T10:00:00Z', 'ann', wiki, north],
  ['2026-03-04T10:00:00Z', 'eve', wiki, south],
];
const at = (text: string) => Date.parse(text) / 1000;
const frame = (from: string, to: string, rest: string) =>
  `/stats/loginTimeFrame?from=${at(from)}&to=${at(to)}&${rest}&`;

beforeAll(async () => {
  server = await startTestApp();
  await server.database.reset();
  await importText(server.database, csvOf(logins));
  admin = await server.as('admin');
});
afterAll(() => server.close());

async function getStatistics(path: string, client: TestClient = admin): Promise<StatisticsAnswer> {
  const response = await client.get(`/dashboard/api${path}`);
  expect(response.statusCode).toBe(200);
  return checked(StatisticsAnswer, response.json());
}

test('days: a bare list without gaps, milliseconds, both counts, users of all services once', async () => {
  expect(await getStatistics(frame('2026-03-02T00:00Z', '2026-03-05T00:00Z', 'scale=day'))).toEqual([
    { time: Date.UTC(2026, 2, 2), count_user_id: 3, distinct_count_user_id: 2 },
    { time: Date.UTC(2026, 2, 3), count_user_id: 0, distinct_count_user_id: 0 },
    { time: Date.UTC(2026, 2, 4), count_user_id: 1, distinct_count_user_id: 1 },
  ]);
});

test.each([
  ['week', Date.UTC(2026, 2, 2), 4, 2],
  ['month', Date.UTC(2026, 2, 1), 4, 2],
  ['quarter', Date.UTC(2026, 0, 1), 4, 2],
  ['year', Date.UTC(2026, 0, 1), 4, 2],
])(
  '%s: a row starts where its period starts, and users are those of the period',
  async (scale, time, count, users) => {
    const rows = await getStatistics(frame('2026-03-02T00:00Z', '2026-03-05T00:00Z', `scale=${scale}`));
    expect(rows).toEqual([{ time, count_user_id: count, distinct_count_user_id: users }]);
  },
);

test('one service; an empty name means all', async () => {
  const day = (rest: string) =>
    getStatistics(frame('2026-03-02T00:00Z', '2026-03-03T00:00Z', `scale=day&${rest}`));
  const service = await day(`spEntityId=${encodeURIComponent(mail)}`);
  expect(service).toMatchObject([{ count_user_id: 1, distinct_count_user_id: 1 }]);
  expect(await day('spEntityId=')).toMatchObject([{ count_user_id: 3 }]);
});

test('minutes and hours: logins alone, and one bucket more at either end for clients that drop both', async () => {
  const hours = await getStatistics(frame('2026-03-02T10:00Z', '2026-03-02T13:00Z', 'scale=hour'));
  const hour = (number: number) => Date.UTC(2026, 2, 2, number);
  expect(hours).toEqual(
    [0, 2, 0, 1, 0].map((count, index) => ({ time: hour(9 + index), count_user_id: count })),
  );
  const minutes = await getStatistics(frame('2026-03-02T10:00:20Z', '2026-03-02T10:01:20Z', 'scale=minute'));
  const minute = (number: number) => Date.UTC(2026, 2, 2, 10, number);
  expect(minutes).toEqual(
    [0, 1, 1, 0].map((count, index) => ({ time: minute(index - 1), count_user_id: count })),
  );
});

test('one period by service: entity ids, ISO time, the most used first; letters in either case', async () => {
  const time = '2026-03-01T00:00:00Z';
  const month = [
    { time, count_user_id: 3, distinct_count_user_id: 2, sp_entity_id: wiki },
    { time, count_user_id: 1, distinct_count_user_id: 1, sp_entity_id: mail },
  ];
  expect(await getStatistics('/stats/loginAggregated?period=2026M3')).toEqual(month);
  expect(await getStatistics('/stats/loginAggregated?period=2026m3')).toEqual(month);
  const counts = async (code: string) =>
    (await getStatistics(`/stats/loginAggregated?period=${code}`)).map((row) =>
      typeof row === 'string' ? row : [row.count_user_id, row.distinct_count_user_id],
    );
  for (const code of ['2026', '2026Q1', '2026W10'])
    expect(await counts(code)).toEqual([
      [3, 2],
      [1, 1],
    ]);
  expect(await counts('2026D61')).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(await counts('2026D62')).toEqual(['no_results']);
  expect(await counts(`2026&spEntityId=${encodeURIComponent(mail)}`)).toEqual([[1, 1]]);
});

test('one service over a range, widened to whole days', async () => {
  const count = (from: string, to: string, service = wiki) =>
    getStatistics(
      `/stats/uniqueLoginCount?from=${at(from)}&to=${at(to)}&spEntityId=${encodeURIComponent(service)}`,
    );
  expect(await count('2026-03-02T11:59Z', '2026-03-04T09:00Z')).toEqual([
    { time: Date.UTC(2026, 2, 2), count_user_id: 3, distinct_count_user_id: 2, sp_entity_id: wiki },
  ]);
  expect(await count('2011-01-01T00:00Z', '2026-11-21T23:59Z')).toMatchObject([
    { count_user_id: 3, distinct_count_user_id: 2 },
  ]);
  expect(await count('2026-03-03T00:00Z', '2026-03-05T00:00Z')).toMatchObject([
    { count_user_id: 1, distinct_count_user_id: 1 },
  ]);
  expect(await count('2026-03-03T00:00Z', '2026-03-04T00:00Z')).toEqual(['no_results']);
  expect(await count('2026-03-02T00:00Z', '2026-03-04T00:00Z', 'https://unknown.example')).toEqual([
    'no_results',
  ]);
});

test('an empty range is one word', async () => {
  for (const scale of ['year', 'day', 'hour', 'minute'])
    expect(await getStatistics(frame('2025-03-02T00:00Z', '2025-03-03T00:00Z', `scale=${scale}`))).toEqual([
      'no_results',
    ]);
  expect(await getStatistics('/stats/loginAggregated?period=2025')).toEqual(['no_results']);
  const beyond = `${frame('2026-03-02T00:00Z', '2026-03-05T00:00Z', 'scale=day')}spEntityId=https://unknown.example`;
  expect(await getStatistics(beyond)).toEqual(['no_results']);
});

test.each([
  frame('2026-03-02T00:00Z', '2026-03-05T00:00Z', 'scale=decade'),
  frame('2026-03-02T00:00Z', '2026-03-02T00:00Z', 'scale=day'),
  frame('2026-03-05T00:00Z', '2026-03-02T00:00Z', 'scale=day'),
  frame('2026-01-01T00:00Z', '2026-03-01T00:00Z', 'scale=minute'),
  frame('2024-01-01T00:00Z', '2026-01-01T00:00Z', 'scale=hour'),
  '/stats/loginTimeFrame?from=-1&to=100&scale=day',
  '/stats/loginTimeFrame?from=1&to=99999999999&scale=year',
  '/stats/loginTimeFrame?from=1&to=2',
  '/stats/loginTimeFrame?from=today&to=100&scale=day',
  '/stats/loginAggregated',
  '/stats/loginAggregated?period=2026M13',
  '/stats/loginAggregated?period=2026M03',
  '/stats/loginAggregated?period=2025W53',
  '/stats/loginAggregated?period=2025D366',
  '/stats/loginAggregated?period=0000',
  '/stats/uniqueLoginCount?from=1&to=2',
  '/stats/uniqueLoginCount?from=1&to=2&spEntityId=',
])('refused with 400: %s', async (path) => {
  expectProblem(await admin.get(`/dashboard/api${path}`), 400, 'validation');
});

test('every institution has its own: that of the session, regardless of the header', async () => {
  const day = frame('2026-03-02T00:00Z', '2026-03-05T00:00Z', 'scale=year');
  expect(await getStatistics(day, await server.as('southAdmin'))).toMatchObject([{ count_user_id: 1 }]);
  expect(await getStatistics(day, await server.as('superUserAsAdmin'))).toMatchObject([{ count_user_id: 4 }]);
  const superUser = await server.as('superUser');
  const headed = await superUser.call('GET', `/dashboard/api${day}`, undefined, { 'x-idp-entity-id': north });
  expect(headed.json()).toMatchObject([{ count_user_id: 1 }]);
});

test('connected services in the answer’s language', async () => {
  const response = await admin.get('/dashboard/api/stats/serviceProviders?language=nl');
  expect(checked(StatisticsServices, response.json())).toContainEqual({
    value: wiki,
    display: 'wiki.example (nl)',
  });
});

test('the person gets the settings of statistics: whether they exist, their limits, and the day of the last login', async () => {
  const me = payloadOf(CurrentUser, await admin.get('/dashboard/api/users/me'));
  expect(me).toMatchObject({
    statsEnabled: true,
    statisticsDown: false,
    statsTimeZone: 'UTC',
    statsDataUntil: Date.UTC(2026, 2, 4, 10),
  });
  for (const absent of ['statsMinUsers', 'statsCountedAt', 'statsNamelessUntil'])
    expect(me).not.toHaveProperty(absent);
  const guest = payloadOf(CurrentUser, await (await server.as('guest')).get('/dashboard/api/users/me'));
  for (const absent of ['statsEnabled', 'statsDataUntil', 'statsCountedAt', 'statsNamelessUntil'])
    expect(guest).not.toHaveProperty(absent);
});

test('the person gets when logins were counted, if some have arrived since', async () => {
  const since = new Date('2026-03-04T10:05:00Z');
  await server.database.transaction(async (tx) => {
    const { number: institution } = await tx
      .selectFrom('login_institution')
      .select('number')
      .where('entity_id', '=', north)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('login_new')
      .values({ institution, day: 20_516, events: Buffer.alloc(19), since })
      .execute();
  });
  const me = payloadOf(CurrentUser, await admin.get('/dashboard/api/users/me'));
  // ClickHouse counts when it is asked.
  expect(me.statsCountedAt).toBe(countsOnDemand ? undefined : since.getTime());
});
