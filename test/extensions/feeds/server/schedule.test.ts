import { dueAfterFailure, dueAfterRefresh, faultsOf } from '../../../../server/extensions/feeds/schedule';

const now = new Date('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const HOUR = 3600;

test('a feed is due on its schedule, sooner if it expires sooner, and never all the time', () => {
  expect(dueAfterRefresh(6 * HOUR, {}, now)).toEqual(minutes(360));
  expect(dueAfterRefresh(6 * HOUR, { cacheSeconds: HOUR }, now)).toEqual(minutes(60));
  expect(dueAfterRefresh(6 * HOUR, { cacheSeconds: 24 * HOUR }, now)).toEqual(minutes(360));
  expect(dueAfterRefresh(6 * HOUR, { validUntil: minutes(240) }, now)).toEqual(minutes(120));
  expect(dueAfterRefresh(6 * HOUR, { validUntil: minutes(-10) }, now)).toEqual(minutes(5));
  expect(dueAfterRefresh(60, { cacheSeconds: 1 }, now)).toEqual(minutes(5));
  expect(dueAfterRefresh(null, { cacheSeconds: HOUR }, now)).toBeNull();
});

test('after a failure it is tried again soon, then less often, never less often than its schedule', () => {
  const pauses = [1, 2, 3, 4, 9].map((failures) => dueAfterFailure(6 * HOUR, failures, now));
  expect(pauses).toEqual([1, 5, 30, 120, 360].map(minutes));
  expect(dueAfterFailure(HOUR, 4, now)).toEqual(minutes(60));
  expect(dueAfterFailure(null, 1, now)).toBeNull();
});

test('faults: expired, failed, stopped, never refreshed, late', () => {
  const well = {
    source: 'https://md.example',
    outcome: 'refreshed',
    valid_until: minutes(60),
    refreshed_at: minutes(-60),
    every_seconds: HOUR,
  } as const;
  expect(faultsOf(well, now)).toEqual([]);
  expect(faultsOf({ ...well, valid_until: now }, now)).toEqual(['expired']);
  expect(faultsOf({ ...well, outcome: 'failed', valid_until: now }, now)).toEqual(['expired', 'failed']);
  expect(faultsOf({ ...well, outcome: 'stopped' }, now)).toEqual(['stopped']);
  expect(faultsOf({ ...well, outcome: null, refreshed_at: null }, now)).toEqual(['never']);
  expect(faultsOf({ ...well, refreshed_at: minutes(-181) }, now)).toEqual(['late']);
  const byHand = { ...well, source: null, outcome: 'refreshed', every_seconds: null } as const;
  expect(faultsOf({ ...byHand, refreshed_at: minutes(-100_000) }, now)).toEqual([]);
});
