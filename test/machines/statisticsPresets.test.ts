/** Periods by one press, a closer look at a unit, and what can be compared. */
import { periodAfter, periodAt, type Period } from '../../src/machines/pages/statisticsPeriod/periodAfter';
import { presetOf } from '../../src/machines/pages/statisticsPeriod/statisticsPeriod.rules';
import type {
  RequestedPeriod,
  StatisticsPeriodEvent,
} from '../../src/machines/pages/statisticsPeriod/statisticsPeriod.types';

const today = '2026-11-21';
const wiki = 'https://wiki.example/sp';
const compare = { type: 'comparison.toggled' } as const;

function walk(asked: RequestedPeriod, ...events: readonly StatisticsPeriodEvent[]): Period {
  return events.reduce(periodAfter, periodAt({ today, only: null, asked }));
}
const range = ({ context: { from, to } }: Period) => [from, to];

test.each([
  ['days7', '2026-11-15', 'day'],
  ['days30', '2026-10-23', 'day'],
  ['days90', '2026-08-24', 'day'],
  ['thisYear', '2026-01-01', 'day'],
  ['months12', '2025-12-01', 'month'],
  ['years5', '2022-01-01', 'year'],
] as const)(
  '%s start on %s, by the %s, regardless of what was shown; one number stays one',
  (preset, start, by) => {
    const chosen = { type: 'preset.selected', preset } as const;
    for (const before of [{}, { scale: 'minute' }, { from: '2014-02-03', to: '2015-01-01' }])
      expect(walk(before, chosen).context).toMatchObject({ from: start, to: today, scale: by });
    expect(walk({ service: wiki, scale: 'all' }, chosen).context).toMatchObject({
      from: start,
      scale: 'all',
    });
    const shown = walk({}, chosen).context;
    expect(presetOf(shown)).toBe(preset);
    expect(shown.auto).toBe(true);
  },
);

test.each([
  ['year', '2025-07-01', ['month', '2025-01-01', '2025-12-31']],
  ['year', today, ['month', '2026-01-01', today]],
  ['quarter', '2026-05-05', ['day', '2026-04-01', '2026-06-30']],
  ['month', '2024-02-10', ['day', '2024-02-01', '2024-02-29']],
  ['week', '2026-11-18', ['day', '2026-11-16', today]],
  ['day', '2026-11-02', ['hour', '2026-11-02', '2026-11-02']],
  ['hour', '2026-11-20', ['minute', '2026-11-20', '2026-11-20']],
] as const)('a %s with %s is opened as a period of its own', (by, day, expected) => {
  const opened = walk({ scale: by }, { type: 'unit.opened', day });
  expect([opened.context.scale, ...range(opened)]).toEqual(expected);
});

test('minutes, one number, the future and an invalid day cannot be zoomed', () => {
  const open = (day: string) => ({ type: 'unit.opened', day }) as const;
  for (const asked of [{ scale: 'minute' }, { service: wiki, scale: 'all' }, { perService: true }])
    expect(walk(asked).can(open('2026-11-20'))).toBe(false);
  for (const day of ['2026-11-22', '2010-12-31', 'soon']) expect(walk({}).can(open(day))).toBe(false);
});

test('without earlier counts no comparison is made; an existing one can be left', () => {
  expect(walk({ from: '2011-01-01', scale: 'month' }).can(compare)).toBe(false);
  expect(walk({ from: '2011-01-01', scale: 'month', compared: true }).can(compare)).toBe(true);
  expect(walk({ from: '2025-01-01', scale: 'month' }).can(compare)).toBe(true);
});
