/** Statistics in the two forms that the existing server gives them (WIRE T15, T16). */
import { clientFor } from '../support/otherServer/otherClient';
import { login, survey } from '../support/otherServer/federation';

interface TestRow {
  time: number;
  count_user_id?: number;
  distinct_count_user_id?: number;
}

const first = Date.UTC(2026, 0, 1) / 1000;
const frame = (from: number, to: number, scale: string) =>
  `/stats/loginTimeFrame?from=${from}&to=${to}&scale=${scale}&`;
const rowsOf = (response: { json: () => unknown }) => response.json() as TestRow[];

test('upstream: a bare list, all logins first and all unique users after them, from inclusive, to exclusive', async () => {
  const rows = rowsOf(await clientFor().get(frame(first, first + 3 * 86_400, 'day')));
  expect(rows.map(({ time }) => (time - first * 1000) / 86_400_000)).toEqual([0, 1, 2, 0, 1, 2]);
  expect(rows.map((row) => 'count_user_id' in row)).toEqual([true, true, true, false, false, false]);
  expect(rows.map((row) => 'distinct_count_user_id' in row)).toEqual([false, false, false, true, true, true]);
});

test('upstream: minutes and hours have no unique users and begin before the range', async () => {
  const rows = rowsOf(await clientFor().get(frame(first + 100, first + 3 * 3600 + 100, 'hour')));
  expect(rows.map(({ time }) => time / 1000 - first)).toEqual([0, 3600, 7200, 10800]);
  expect(rows.every((row) => row.distinct_count_user_id === undefined)).toBe(true);
});

test('the mock: both in one row, fixed steps, both ends included', async () => {
  const client = clientFor({ statistics: 'mock' });
  const rows = rowsOf(await client.get(frame(first, first + 60 * 86_400, 'month')));
  expect(rows.map(({ time }) => (time / 1000 - first) / 86_400)).toEqual([0, 30, 60]);
  expect(rows[0]).toEqual({ time: first * 1000, count_user_id: 12, distinct_count_user_id: 6 });
});

test('one period by service: ISO text from upstream, epoch seconds from the mock', async () => {
  const rows = await clientFor().get('/stats/loginAggregated?period=2026M1');
  expect(rows.json()).toEqual([
    { time: '2026-01-01T00:00:00.000Z', count_user_id: 43, sp_entity_id: survey },
    { time: '2026-01-01T00:00:00.000Z', distinct_count_user_id: 22, sp_entity_id: survey },
  ]);
  const mocked = await clientFor({ statistics: 'mock' }).get('/stats/loginAggregated?period=2026');
  expect(mocked.json()).toEqual([
    { time: first, count_user_id: 43, distinct_count_user_id: 22, sp_entity_id: survey },
  ]);
});

test('one service over a range: milliseconds and both counts, or seconds and the logins alone', async () => {
  const call = `/stats/uniqueLoginCount?from=${first}&to=${first + 100}&spEntityId=${encodeURIComponent(survey)}`;
  expect((await clientFor().get(call)).json()).toEqual([
    { time: first * 1000, count_user_id: 700, distinct_count_user_id: 350 },
  ]);
  expect((await clientFor({ statistics: 'mock' }).get(call)).json()).toEqual([
    { time: first, count_user_id: 700 },
  ]);
});

test('an empty range is one word; connected services have names in the language', async () => {
  const none = clientFor({ statistics: 'none' });
  expect((await none.get(frame(first, first + 86_400, 'day'))).json()).toEqual(['no_results']);
  expect((await clientFor().get('/stats/serviceProviders')).json()).toEqual([
    { value: survey, display: 'Survey' },
  ]);
});

test('guests are refused, members are not; bad scales, periods and numbers are 400', async () => {
  expect((await clientFor({ login: null }).get(frame(first, first + 1, 'day'))).status).toBe(403);
  const client = clientFor({ login: login({ role: 'MEMBER' }) });
  expect((await client.get(frame(first, first + 1, 'day'))).status).toBe(200);
  for (const call of [
    frame(first, first + 1, 'decade'),
    '/stats/loginTimeFrame?from=x&to=1&scale=day',
    '/stats/loginAggregated?period=26',
    '/stats/uniqueLoginCount?from=1&to=2',
  ])
    expect((await client.get(call)).status).toBe(400);
});
