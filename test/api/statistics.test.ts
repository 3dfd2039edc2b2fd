import { seriesOf, serviceCountsOf, totalOf } from '../../src/api/mappers/statistics';
import { statisticsApi } from '../../src/api/statistics.api';
import { makeStore } from '../../src/store/makeStore';
import { FakeServer } from '../support/dom/fakeServer';

const now = Date.UTC(2026, 10, 21, 12);
const day = (date: number) => Date.UTC(2026, 10, date);

describe('a time series', () => {
  test('is the same from separate rows and from joint rows (REQUIREMENTS 219, 223)', () => {
    const together = [
      { time: day(1), count_user_id: 10, distinct_count_user_id: 4 },
      { time: day(2), count_user_id: 20, distinct_count_user_id: 8 },
    ];
    const apart = [
      { time: day(1), count_user_id: 10 },
      { time: day(2), count_user_id: 20 },
      { time: day(1), distinct_count_user_id: 4 },
      { time: day(2), distinct_count_user_id: 8 },
    ];
    const expected = [
      { time: day(1), logins: 10, users: 4 },
      { time: day(2), logins: 20, users: 8 },
    ];
    expect(seriesOf(together, 'day', now)).toEqual(expected);
    expect(seriesOf(apart, 'day', now)).toEqual(expected);
  });

  test('takes milliseconds, seconds and ISO 8601, and puts them in order (REQUIREMENTS 219)', () => {
    const rows = [
      { time: '2026-11-03T00:00:00Z', count_user_id: 3 },
      { time: day(1) / 1000, count_user_id: 1 },
      { time: day(2), count_user_id: 2 },
    ];
    expect(seriesOf(rows, 'day', now).map(({ time, logins }) => [time, logins])).toEqual([
      [day(1), 1],
      [day(2), 2],
      [day(3), 3],
    ]);
  });

  test('ends at the present; the ends are dropped by the minute and the hour only (REQUIREMENTS 220)', () => {
    const rows = [19, 20, 21, 22].map((date) => ({ time: day(date), count_user_id: date }));
    const logins = (scale: 'day' | 'week' | 'hour' | 'minute') =>
      seriesOf(rows, scale, now).map((point) => point.logins);
    expect(logins('day')).toEqual([19, 20, 21]);
    expect(logins('week')).toEqual([19, 20, 21]);
    expect(logins('hour')).toEqual([20]);
    expect(logins('minute')).toEqual([20]);
  });

  test('has no unique users by the minute and the hour, even if they are sent (REQUIREMENTS 223)', () => {
    const rows = [1, 2, 3].map((date) => ({ time: day(date), count_user_id: 5, distinct_count_user_id: 2 }));
    expect(seriesOf(rows, 'hour', now)).toEqual([{ time: day(2), logins: 5 }]);
    expect(seriesOf(rows, 'day', now)[0]).toEqual({ time: day(1), logins: 5, users: 2 });
  });

  test.each([
    [['no_results']],
    [[]],
    [null],
    [{}],
    ['x'],
    [[null, 3]],
    [[{ time: 'soon', count_user_id: 1 }]],
  ])('%j is empty (REQUIREMENTS 221)', (answer) => {
    expect(seriesOf(answer, 'day', now)).toEqual([]);
  });

  test('is frozen as a list, so that the store need not freeze each point', () => {
    const rows = [1, 2, 3].map((date) => ({ time: day(date), count_user_id: 5 }));
    expect([seriesOf(rows, 'day', now), seriesOf(rows, 'minute', now)].map(Object.isFrozen)).toEqual([
      true,
      true,
    ]);
  });

  test('a hidden count stays hidden: it is not 0 (REQUIREMENTS 223)', () => {
    const rows = [{ time: day(1) }, { time: day(2), count_user_id: 7, distinct_count_user_id: null }];
    expect(seriesOf(rows, 'day', now)).toEqual([{ time: day(1) }, { time: day(2), logins: 7 }]);
  });
});

test('rows per service are joined by their entity id, each service once (REQUIREMENTS 222)', () => {
  const rows = [
    { time: '2026-01-01T00:00:00Z', sp_entity_id: 'a', count_user_id: 5 },
    { time: '2026-01-01T00:00:00Z', sp_entity_id: 'b', count_user_id: 9 },
    { time: 1767225600, sp_entity_id: 'a', distinct_count_user_id: 2 },
    { sp_entity_id: 'c' },
    { count_user_id: 1 },
  ];
  expect(serviceCountsOf(rows)).toEqual([
    { entityId: 'a', logins: 5, users: 2 },
    { entityId: 'b', logins: 9 },
    { entityId: 'c' },
  ]);
  expect(serviceCountsOf(['no_results'])).toEqual([]);
});

test('one number for the whole period, in one row or two, or nothing (REQUIREMENTS 219, 221)', () => {
  expect(totalOf([{ count_user_id: 5, distinct_count_user_id: 2 }])).toEqual({ logins: 5, users: 2 });
  expect(
    totalOf([
      { time: 0, count_user_id: 5 },
      { time: 0, distinct_count_user_id: 2 },
    ]),
  ).toEqual({
    logins: 5,
    users: 2,
  });
  expect(totalOf(['no_results'])).toBeNull();
});

test('asks in epoch seconds, with and without a service (REQUIREMENTS 219)', async () => {
  const server = new FakeServer().otherwise(() => Response.json(['no_results']));
  const { dispatch } = makeStore();
  const { getLoginSeries, getLoginsPerService, getLoginTotal } = statisticsApi.endpoints;
  const range = { from: 1767225600, to: 1769904000 };
  await dispatch(getLoginSeries.initiate({ ...range, scale: 'day' }));
  await dispatch(getLoginSeries.initiate({ ...range, scale: 'week', spEntityId: 'https://a/?b=c&d' }));
  await dispatch(getLoginsPerService.initiate({ period: '2026W53' }));
  await dispatch(getLoginTotal.initiate({ ...range, spEntityId: 'a' }));
  expect(server.seen.map(({ path, params }) => [path, Object.fromEntries(params)])).toEqual([
    ['/stats/loginTimeFrame', { from: '1767225600', to: '1769904000', scale: 'day' }],
    [
      '/stats/loginTimeFrame',
      { from: '1767225600', to: '1769904000', scale: 'week', spEntityId: 'https://a/?b=c&d' },
    ],
    ['/stats/loginAggregated', { period: '2026W53' }],
    ['/stats/uniqueLoginCount', { from: '1767225600', to: '1769904000', spEntityId: 'a' }],
  ]);
});
