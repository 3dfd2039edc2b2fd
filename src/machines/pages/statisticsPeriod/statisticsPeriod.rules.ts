import {
  daysBetween,
  earlier,
  firstOf,
  isDay,
  lastOf,
  later,
  moved,
  type CalendarUnit,
  type Day,
  type DayRange,
} from '../../../lib/calendar';
import { presetAt, presets, type Preset } from './presets';
import type { PeriodScale, StatisticsPeriodContext, StatisticsPeriodInput } from './statisticsPeriod.types';

/** Nothing is counted before, and the choice of years starts here (REQUIREMENTS 215). */
export const firstDay: Day = '2011-01-01';

const overTime = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute'] as const;
const perService = ['year', 'quarter', 'month', 'week', 'day'] as const;

/** Most days of a range; a range has both of its ends. */
const most: Readonly<Partial<Record<PeriodScale, number>>> = { minute: 1, hour: 7 };

/** Fewest days between the ends when the scale changes. */
const fewest: Readonly<Partial<Record<PeriodScale, number>>> = {
  day: 30,
  week: 365,
  month: 365,
  quarter: 365,
  year: 1825,
};

/** Returns what can be chosen (REQUIREMENTS 214): the whole period only of one service. */
export function scalesOf(detail: boolean, service: string | null): readonly PeriodScale[] {
  if (detail) return perService;
  return service === null ? overTime : ['all', ...overTime];
}

/** Returns how far an arrow goes, and what the ends of a range are whole units of. */
export function unitOf(scale: PeriodScale): CalendarUnit {
  return scale === 'all' || scale === 'hour' || scale === 'minute' ? 'day' : scale;
}

/** Tells whether a picker of this scale chooses whole units instead of days. */
export function choosesUnits(scale: PeriodScale): scale is 'month' | 'quarter' | 'year' {
  return scale === 'month' || scale === 'quarter' || scale === 'year';
}

/** Returns the same range in whole units, if nothing smaller can be chosen, and never into the future. */
function whole({ from, to }: DayRange, scale: PeriodScale, today: Day): DayRange {
  if (!choosesUnits(scale)) return { from, to };
  return { from: firstOf(scale, from), to: earlier(lastOf(scale, to), today) };
}

/** Returns the latest part of the range that the scale allows. */
export function shortened({ from, to }: DayRange, scale: PeriodScale): DayRange {
  const limit = most[scale];
  return { from: limit ? later(from, moved(to, 1 - limit, 'day')) : from, to };
}

/** Returns the range that fits a scale just chosen: short enough, then long enough. */
export function fitted(range: DayRange, scale: PeriodScale, today: Day): DayRange {
  const short = shortened(whole(range, scale, today), scale);
  const needed = fewest[scale];
  if (!needed || daysBetween(short.from, short.to) >= needed) return short;
  const from = firstOf(unitOf(scale), moved(short.to, -needed, 'day'));
  return { from: later(from, firstDay), to: short.to };
}

/** Most days, from which on Auto counts by the next larger unit. */
const mostDays = 366;
const mostWeeks = 3 * mostDays;

/** Returns the scale that suits a period: that of its preset, or the one that its length needs. */
function suited(range: DayRange, today: Day): PeriodScale {
  const same = presets
    .map((preset) => presetAt(preset, today))
    .find(({ from, to }) => from === range.from && to === range.to);
  if (same) return same.scale;
  const days = daysBetween(range.from, range.to) + 1;
  if (days <= mostDays) return 'day';
  return days <= mostWeeks ? 'week' : 'month';
}

/** Returns a period with the scale that suits it. Whole units may make it longer, and then be a preset. */
export function followed(range: DayRange, today: Day): DayRange & Pick<StatisticsPeriodContext, 'scale'> {
  const next = whole(range, suited(range, today), today);
  return { ...next, scale: suited(next, today) };
}

/** Returns a period by a scale: Auto remains if it suits the period. */
export function byScale(
  { from, to }: DayRange,
  { scale, auto, today }: Pick<StatisticsPeriodContext, 'scale' | 'auto' | 'today'>,
) {
  return { from, to, scale, auto: auto && suited({ from, to }, today) === scale };
}

/** Returns the smallest unit that contains the whole period, or the year of its last day. */
export function unitAround({ from, to }: DayRange): PeriodScale {
  return perService.findLast((unit) => firstOf(unit, from) === firstOf(unit, to)) ?? 'year';
}

/** Returns the days of the unit that contains `day`, up to today. */
export function daysOfUnit(day: Day, scale: PeriodScale, today: Day): DayRange {
  const unit = unitOf(scale);
  return { from: later(firstDay, firstOf(unit, day)), to: earlier(lastOf(unit, day), today) };
}

/** Returns another first day: the last one follows where the range would be too long. */
export function withFirstDay(day: Day, { to }: DayRange, scale: PeriodScale, today: Day): DayRange {
  const limit = most[scale];
  return whole({ from: day, to: limit ? earlier(to, moved(day, limit - 1, 'day')) : to }, scale, today);
}

/** Returns another last day: the first one follows where the range would be too long, or upside down. */
export function withLastDay(day: Day, { from }: DayRange, scale: PeriodScale, today: Day): DayRange {
  const limit = most[scale] ?? 1;
  const first = from <= day ? from : later(firstDay, moved(day, 1 - limit, 'day'));
  return shortened(whole({ from: first, to: day }, scale, today), scale);
}

/** Returns both ends one unit on, the last one never beyond today. */
export function shifted({ from, to }: DayRange, count: 1 | -1, scale: PeriodScale, today: Day): DayRange {
  const unit = unitOf(scale);
  const end = choosesUnits(scale) ? firstOf(unit, to) : to;
  const next = whole({ from: moved(from, count, unit), to: moved(end, count, unit) }, scale, today);
  return { from: next.from, to: earlier(next.to, today) };
}

/** Returns the date of separate services if no other is requested: no unit is shorter than the day before. */
export function yesterday(today: Day): Day {
  return later(firstDay, moved(today, -1, 'day'));
}

/** 1 January to today by the day, all services (REQUIREMENTS 213). */
export function initial(today: Day, only: string | null): StatisticsPeriodContext {
  const from = firstOf('year', today);
  const scale = 'day';
  return {
    today,
    only,
    service: only,
    scale,
    auto: true,
    perService: false,
    compared: false,
    from,
    to: today,
  };
}

/** Returns the requested values that make sense; the others as at the start. */
export function settled({ today, only, asked }: StatisticsPeriodInput): StatisticsPeriodContext {
  const start = initial(today, only);
  const service = only ?? (asked.service || null);
  const detail = asked.perService === true && only === null;
  const scale = scalesOf(detail, service).find((offered) => offered === asked.scale);
  const inTime = (text: string | undefined): text is Day =>
    text !== undefined && isDay(text) && text >= firstDay && text <= today;
  const compared = asked.compared === true && !detail;
  const common = { ...start, service, perService: detail, compared };
  if (detail) {
    const from = inTime(asked.from) ? asked.from : yesterday(today);
    return { ...common, scale: scale ?? 'day', auto: false, from };
  }
  const to = inTime(asked.to) ? asked.to : today;
  const from = inTime(asked.from) && asked.from <= to ? asked.from : firstOf('year', to);
  if (!scale) return { ...common, ...followed({ from, to }, today) };
  return { ...common, scale, auto: false, ...shortened(whole({ from, to }, scale, today), scale) };
}

/** The next finer scale of a unit, if it is useful: the three months of a quarter are not. */
const finer: Readonly<Partial<Record<PeriodScale, PeriodScale>>> = {
  year: 'month',
  quarter: 'day',
  month: 'day',
  week: 'day',
  day: 'hour',
  hour: 'minute',
};

/**
 * Returns the unit that contains a day as a period of its own, on the next finer scale; nothing if there is
 * none.
 */
export function closer(
  day: Day,
  { scale, today }: Pick<StatisticsPeriodContext, 'scale' | 'today'>,
): (DayRange & Pick<StatisticsPeriodContext, 'scale'>) | undefined {
  const next = finer[scale];
  if (next === undefined || day > today || day < firstDay) return undefined;
  return { ...daysOfUnit(day, scale, today), scale: next };
}

/** Returns the period of a preset; one number stays one number. */
export function ofPreset(preset: Preset, { scale, today }: Pick<StatisticsPeriodContext, 'scale' | 'today'>) {
  const chosen = presetAt(preset, today);
  return scale === 'all'
    ? { ...chosen, scale, auto: false }
    : byScale(chosen, { ...chosen, auto: true, today });
}

/** Returns the preset that is shown: of those with the same days, the one with the same scale. */
export function presetOf({ from, to, scale, today }: StatisticsPeriodContext): Preset | undefined {
  const same = presets.filter((preset) => {
    const days = presetAt(preset, today);
    return days.from === from && days.to === to;
  });
  return same.find((preset) => presetAt(preset, today).scale === scale) ?? same[0];
}
