import type { DayScale, Period } from '../../modules/statistics/statistics.module';
import type { DayNumber } from '../../platform/time/calendar';
import type { TimeZone } from '../../platform/time/timeZone';

/** Writes a text as a literal. Query parameters are not used: ClickHouse has them only since version 19.14. */
export function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\0', '\\0')}'`;
}

/** Writes moments (epoch milliseconds) as the condition that a row is in `[from, to)`. */
export function between(from: number, to: number): string {
  return `moment >= toDateTime(${seconds(from)}, 'UTC') and moment < toDateTime(${seconds(to)}, 'UTC')`;
}

/** Returns epoch seconds; the first moments of zones ahead of UTC are before 1970, where there are no rows. */
function seconds(moment: number): number {
  const second = Math.ceil(moment / 1000);
  if (!Number.isSafeInteger(second)) throw new RangeError(`${moment} is not a moment`);
  return Math.min(Math.max(0, second), LATEST);
}
/** The last second that `DateTime` supports, in 2106. */
const LATEST = 2 ** 32 - 1;

/** Counts an event once, however many rows it has: its ID belongs to a UTC day. */
export const LOGINS = 'uniqExact(id * 65536 + intDiv(toUInt32(moment), 86400))';
export const USERS = 'uniqExactIf(person, person != 0)';

/**
 * Writes the position of the latest of these starts (epoch milliseconds, ascending) that is not after a row's moment.
 * It does not use the time zones of ClickHouse, whose rules may differ from ours: starts are `step` milliseconds apart,
 * and if a clock change makes that more or less, an `if` shifts the following ones.
 */
export function positionOf(starts: readonly number[], step: number): string {
  const [first = 0] = starts;
  const changes: string[] = [];
  let shift = -first;
  starts.forEach((start, at) => {
    const next = starts[at + 1];
    if (next === undefined || (at + 1) * step - next === shift) return;
    changes.push(`second < ${Math.min(start + step, next) / 1000}, ${shift / 1000}`);
    shift = (at + 1) * step - next;
  });
  const second = 'toInt64(toUInt32(moment))';
  const shifts = [...changes, String(shift / 1000)].join(', ').replaceAll('second', second);
  return `intDiv(${second} + ${changes.length > 0 ? `multiIf(${shifts})` : `(${shifts})`}, ${step / 1000})`;
}

const DAY_MS = 86_400_000;

/** Writes the key of the period of a scale that contains a row; rows are within `[first, end)`. */
export function periodKey(scale: DayScale, zone: TimeZone, first: DayNumber, end: DayNumber): string {
  const starts = Array.from({ length: end - first }, (_, at) => zone.startOf(first + at));
  const day = `(${first} + ${positionOf(starts, DAY_MS)})`;
  const date = `toDateTime(${day} * 86400, 'UTC')`;
  switch (scale) {
    case 'day':
      return day;
    case 'week':
      return `intDiv(${day} + 3, 7)`;
    case 'month':
      return `toYYYYMM(${date})`;
    case 'quarter':
      return `toYear(${date}) * 4 + toQuarter(${date}) - 1`;
    case 'year':
      return `toYear(${date})`;
  }
}

/** Returns the same key for a period. */
export function keyOf({ scale, year, number, first }: Period): number {
  switch (scale) {
    case 'day':
      return first;
    case 'week':
      return (first + 3) / 7;
    case 'month':
      return year * 100 + number;
    case 'quarter':
      return year * 4 + number - 1;
    case 'year':
      return year;
  }
}
