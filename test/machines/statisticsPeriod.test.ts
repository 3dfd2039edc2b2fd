import fc from 'fast-check';
import { daysBetween, firstOf, isDay, lastOf, moved } from '../../src/lib/calendar';
import { periodAfter, periodAt, type Period } from '../../src/machines/pages/statisticsPeriod/periodAfter';
import { previousPeriod } from '../../src/machines/pages/statisticsPeriod/previousPeriod';
import {
  choosesUnits,
  firstDay,
  scalesOf,
} from '../../src/machines/pages/statisticsPeriod/statisticsPeriod.rules';
import type {
  PeriodScale,
  RequestedPeriod,
  StatisticsPeriodEvent,
} from '../../src/machines/pages/statisticsPeriod/statisticsPeriod.types';

const today = '2026-11-21';
const wiki = 'https://wiki.example/sp';

function walk(asked: RequestedPeriod, ...events: readonly StatisticsPeriodEvent[]): Period {
  return events.reduce(periodAfter, periodAt({ today, only: null, asked }));
}
const range = ({ context: { from, to } }: Period) => [from, to];
const scale = (chosen: PeriodScale) => ({ type: 'scale.selected', scale: chosen }) as const;
const from = (day: string) => ({ type: 'from.selected', day }) as const;
const to = (day: string) => ({ type: 'to.selected', day }) as const;
const service = { type: 'service.selected', service: wiki } as const;
const cleared = { type: 'service.cleared' } as const;
const detail = { type: 'detail.toggled' } as const;
const compare = { type: 'comparison.toggled' } as const;
const earlier = { type: 'earlier.requested' } as const;
const later = { type: 'later.requested' } as const;

test('starts with 1 January to today, by the day, all services, and cannot move later (REQUIREMENTS 213)', () => {
  const start = walk({});
  expect(start.context).toMatchObject({ from: '2026-01-01', to: today, scale: 'day', service: null });
  expect(start.value).toBe('overTime');
  expect(start.can(later)).toBe(false);
  expect(start.can(earlier)).toBe(true);
});

test('each mode has its scales; detail has a single date (REQUIREMENTS 214, 217)', () => {
  const common = ['year', 'quarter', 'month', 'week', 'day'];
  expect(scalesOf(false, null)).toEqual([...common, 'hour', 'minute']);
  expect(scalesOf(false, wiki)).toEqual(['all', ...common, 'hour', 'minute']);
  expect(scalesOf(true, wiki)).toEqual(common);
  expect(walk({}, scale('all')).context.scale).toBe('day');
  expect(walk({}, detail, scale('hour')).context.scale).toBe('year');
  expect(walk({}, detail, to('2026-10-01')).context.to).toBe(today);
});

test.each([
  ['minute', ['2026-11-21', '2026-11-21']],
  ['hour', ['2026-11-15', '2026-11-21']],
  ['day', ['2026-01-01', '2026-11-21']],
  ['week', ['2025-11-17', '2026-11-21']],
  ['month', ['2025-11-01', '2026-11-21']],
  ['quarter', ['2025-10-01', '2026-11-21']],
  ['year', ['2021-01-01', '2026-11-21']],
] as const)('by the %s the range becomes short or long enough (REQUIREMENTS 216)', (chosen, expected) => {
  expect(range(walk({}, scale(chosen)))).toEqual(expected);
});

test('from minutes to days the range becomes 30 days again (REQUIREMENTS 216)', () => {
  expect(range(walk({}, scale('minute'), scale('day')))).toEqual(['2026-10-22', today]);
});

test('one end follows the other: a day of minutes, seven days of hours (REQUIREMENTS 216)', () => {
  expect(range(walk({}, scale('minute'), to('2026-06-10'), from('2026-06-01')))).toEqual([
    '2026-06-01',
    '2026-06-01',
  ]);
  expect(range(walk({}, scale('hour'), from('2026-06-01')))).toEqual(['2026-06-01', '2026-06-07']);
  expect(range(walk({}, scale('hour'), to('2026-06-30')))).toEqual(['2026-06-24', '2026-06-30']);
});

test('the future, days before 2011, and a first day behind the last cannot be chosen (REQUIREMENTS 215)', () => {
  const start = walk({ from: '2026-02-01', to: '2026-03-01' });
  const refused = [from('2026-03-02'), from('2010-12-31'), to('2026-11-22'), from('2026-02-30'), to('')];
  expect(refused.map((event) => start.can(event))).toEqual(refused.map(() => false));
  expect(range(walk({ from: '2026-02-01', to: '2026-03-01' }, to('2026-01-15')))).toEqual([
    '2026-01-15',
    '2026-01-15',
  ]);
});

const auto = { type: 'autoScale.selected' } as const;

test.each([
  [{}, ['year', today]],
  [{ from: '2026-11-19' }, ['week', today]],
  [{ from: '2026-10-05', to: '2026-10-20' }, ['month', '2026-10-20']],
  [{ from: '2026-10-31', scale: 'week' }, ['quarter', today]],
  [{ from: today, scale: 'minute' }, ['day', today]],
  [{ from: '2024-01-01', to: '2025-03-31', scale: 'month' }, ['year', '2025-03-31']],
  [{ service: wiki, scale: 'all', from: '2026-11-19' }, ['year', today]],
] as const)('services of %j by themselves are those of the unit around it: %j', (asked, expected) => {
  const { context } = walk(asked, detail);
  expect([context.scale, context.from]).toEqual(expected);
});

test('by themselves, services have one date of any scale, and leave with the days of that unit', () => {
  expect(walk({ perService: true }).context).toMatchObject({ scale: 'day', from: '2026-11-20', to: today });
  expect(walk({}, detail, from('2026-03-03'), scale('month')).context.from).toBe('2026-03-03');
  expect(walk({}, detail, scale('day')).context.from).toBe('2026-11-20');
  const over = walk({}, detail, from('2026-03-03'), scale('month'), detail);
  expect([over.value, over.context.scale, ...range(over)]).toEqual([
    'overTime',
    'day',
    '2026-03-01',
    '2026-03-31',
  ]);
  expect(walk({}, detail, detail).context).toEqual(walk({}).context);
});

test.each([
  ['2025-11-21', today, 'day', '2025-11-21'],
  ['2025-11-20', today, 'week', '2025-11-20'],
  ['2023-11-24', today, 'week', '2023-11-24'],
  ['2023-11-18', today, 'month', '2023-11-01'],
  ['2026-11-21', today, 'day', '2026-11-21'],
] as const)('from %s to %s, Auto counts by the %s', (first, last, by, begins) => {
  for (const period of [walk({ from: first, to: last }), walk({ to: last }, from(first))])
    expect(period.context).toMatchObject({ auto: true, scale: by, from: begins, to: last });
});

test('a scale that is chosen stays with other dates, until Auto is chosen again or a period of the list', () => {
  const weeks = walk({}, scale('week'), from('2026-11-01'));
  expect(weeks.context).toMatchObject({ auto: false, scale: 'week' });
  expect(periodAfter(weeks, auto).context).toMatchObject({ auto: true, scale: 'day', from: '2026-11-01' });
  expect(walk({ service: wiki, scale: 'all' }, auto).value).toBe('overTime');
  expect(walk({}, detail).can(auto)).toBe(false);
  // An arrow keeps the scale, though Auto would count another period of this length by the day.
  expect(walk({}, { type: 'preset.selected', preset: 'months12' }, earlier).context).toMatchObject({
    auto: false,
    scale: 'month',
  });
});

test('without its service the whole period goes by the minute (REQUIREMENTS 216, 217)', () => {
  const left = walk({}, service, scale('all'), cleared);
  expect(left.value).toBe('overTime');
  expect(left.context).toMatchObject({ service: null, scale: 'minute', from: today, to: today });
});

test('arrows move both ends by a unit, never into the future, and are missing for one number (REQUIREMENTS 227)', () => {
  expect(range(walk({ from: '2026-02-01', to: '2026-02-28' }, earlier))).toEqual([
    '2026-01-31',
    '2026-02-27',
  ]);
  const months = walk({ scale: 'month', from: '2025-11-01', to: today }, earlier);
  expect(range(months)).toEqual(['2025-10-01', '2026-10-31']);
  expect(range(periodAfter(months, later))).toEqual(['2025-11-01', today]);
  expect(range(walk({ scale: 'minute', from: '2026-03-01', to: '2026-03-01' }, later))).toEqual([
    '2026-03-02',
    '2026-03-02',
  ]);
  expect(walk({ service: wiki, scale: 'all' }).can(earlier)).toBe(false);
  expect(walk({ perService: true }).can(earlier)).toBe(false);
});

test('reset shows the start again (REQUIREMENTS 228)', () => {
  const back = walk({}, service, scale('all'), from('2026-05-01'), { type: 'reset.requested' });
  expect(back.context).toEqual(walk({}).context);
});

test('is compared if it has series or a sum, until services are shown separately or all is reset', () => {
  expect(walk({}).context.compared).toBe(false);
  const compared = walk({}, compare);
  expect(compared.context.compared).toBe(true);
  expect(periodAfter(compared, compare).context.compared).toBe(false);
  expect(walk({}, compare, service, scale('all')).context.compared).toBe(true);
  expect(walk({ compared: true }, earlier).context.compared).toBe(true);
  expect(walk({}, compare, detail).context.compared).toBe(false);
  expect(walk({}, detail).can(compare)).toBe(false);
  expect(walk({ compared: true, perService: true }).context.compared).toBe(false);
  expect(walk({}, compare, { type: 'reset.requested' }).context.compared).toBe(false);
});

test.each([
  ['day', '2026-01-01', '2026-11-21', '2025-01-02', '2025-11-22'],
  ['day', '2026-11-01', '2026-11-21', '2026-10-11', '2026-10-31'],
  ['day', '2025-01-01', '2026-06-30', '2023-07-05', '2024-12-31'],
  ['week', '2026-11-16', '2026-11-21', '2026-11-09', '2026-11-14'],
  ['minute', '2026-11-21', '2026-11-21', '2026-11-14', '2026-11-14'],
  ['all', '2026-01-01', '2026-06-30', '2025-07-03', '2025-12-30'],
  ['month', '2026-01-01', '2026-11-21', '2025-02-01', '2025-12-31'],
  ['month', '2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['quarter', '2025-10-01', '2026-11-21', '2024-07-01', '2025-09-30'],
  ['year', '2024-01-01', '2026-11-21', '2021-01-01', '2023-12-31'],
] as const)('by the %s, %s to %s is compared with %s to %s', (by, first, last, before, end) => {
  expect(previousPeriod({ from: first, to: last }, by)).toEqual({ from: before, to: end });
});

test('the tab of a service keeps to it, and has its whole period (REQUIREMENTS 135)', () => {
  const tab = periodAt({ today, only: wiki, asked: { service: 'https://other', perService: true } });
  expect([tab.value, tab.context.service]).toEqual(['overTime', wiki]);
  expect([service, cleared, detail, { type: 'reset.requested' } as const].map((e) => tab.can(e))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(periodAfter(tab, scale('all')).value).toBe('entirePeriod');
});

test('an invalid address is ignored (REQUIREMENTS 216)', () => {
  const odd = { scale: 'fortnight', from: '2026-13-01', to: '2099-01-01', service: '' };
  expect(walk(odd).context).toEqual(walk({}).context);
  expect(walk({ scale: 'all' }).context.scale).toBe('day');
  expect(range(walk({ from: '2026-06-01', to: '2026-05-01' }))).toEqual(['2026-01-01', '2026-05-01']);
  expect(range(walk({ scale: 'minute', from: '2020-01-01' }))).toEqual([today, today]);
});

const anyDay = fc.integer({ min: -6500, max: 800 }).map((days) => moved(today, days, 'day'));
const anyText = fc.oneof(anyDay, fc.constantFrom('', 'tomorrow', '2026-02-30', '0000-00-00', '2026-2-3'));
const anyScale = fc.constantFrom<PeriodScale>(
  'all',
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'minute',
);
const anyEvent: fc.Arbitrary<StatisticsPeriodEvent> = fc.oneof(
  anyScale.map(scale),
  anyText.map(from),
  anyText.map(to),
  fc.constantFrom(service, cleared, detail, compare, earlier, later, auto, {
    type: 'reset.requested',
  } as const),
);
const anyInput = fc.record({
  today: fc.constantFrom(today, '2024-02-29', '2027-01-01', '2026-12-31', '2011-01-01', '2012-03-01'),
  only: fc.constantFrom(null, null, wiki),
  asked: fc.record({
    service: fc.option(fc.constantFrom(wiki, ''), { nil: undefined }),
    scale: fc.option(fc.oneof(anyScale, fc.constant('fortnight')), { nil: undefined }),
    from: fc.option(anyText, { nil: undefined }),
    to: fc.option(anyText, { nil: undefined }),
    perService: fc.option(fc.boolean(), { nil: undefined }),
    compared: fc.option(fc.boolean(), { nil: undefined }),
  }),
});

test('no address and no sequence of events leads to an invalid range (REQUIREMENTS 216, 217, 227)', () => {
  fc.assert(
    fc.property(anyInput, fc.array(anyEvent, { maxLength: 12 }), (input, events) => {
      let period = periodAt(input);
      for (const event of [undefined, ...events]) {
        if (event) period = periodAfter(period, event);
        expect(faultsOf(period)).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

function faultsOf({ value, context }: Period): string[] {
  const { from: first, to: last, scale: by, service: of, only, perService, compared } = context;
  const before = previousPeriod(context, by);
  const days = daysBetween(first, last) + 1;
  const rules: Readonly<Record<string, boolean>> = {
    'both are days': isDay(first) && isDay(last),
    'not upside down': first <= last,
    'not in the future': last <= context.today,
    'not before 2011': first >= firstDay || context.today < '2011-01-03',
    'a day of minutes': by !== 'minute' || days <= 1,
    'a week of hours': by !== 'hour' || days <= 7,
    'whole units': perService || !choosesUnits(by) || isWhole(first, last, by, context.today),
    'a scale that is offered': scalesOf(perService, of).includes(by),
    'whole period of one service only': by !== 'all' || of !== null,
    'the state tells the mode':
      value === (perService ? 'perService' : by === 'all' ? 'entirePeriod' : 'overTime'),
    'compares series and sums only': !compared || !perService,
    'the period before lies before': before.from <= before.to && before.to < first,
    'Auto only over time': !context.auto || value === 'overTime',
    'keeps to its service': only === null || (of === only && !perService),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

function isWhole(first: string, last: string, unit: 'month' | 'quarter' | 'year', now: string): boolean {
  return first === firstOf(unit, first) && (last === lastOf(unit, last) || last === now);
}
