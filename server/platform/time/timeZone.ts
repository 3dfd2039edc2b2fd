import { DAY_MS, type DayNumber } from './calendar';

const MINUTE_MS = 60_000;
/** No local time was ever further from UTC than this. */
const FURTHEST_MS = 16 * 60 * MINUTE_MS;

/** Time zone of days, weeks and longer periods (setting STATS_TIME_ZONE). */
export class TimeZone {
  private readonly format: Intl.DateTimeFormat;
  private readonly starts = new Map<DayNumber, number>();

  /** Accepts a name that `Intl` knows. */
  constructor(readonly name: string) {
    this.format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  /** Returns the date at a time (epoch milliseconds). */
  dayAt(moment: number): DayNumber {
    return Math.floor((moment + this.offsetAt(moment)) / DAY_MS);
  }

  /** Returns the start of a date in epoch milliseconds. It is later than midnight if the clock is put forward then. */
  startOf(day: DayNumber): number {
    const known = this.starts.get(day);
    if (known !== undefined) return known;
    const start = this.findStart(day);
    this.starts.set(day, start);
    return start;
  }

  private findStart(day: DayNumber): number {
    const midnight = day * DAY_MS;
    const guess = midnight - this.offsetAt(midnight - this.offsetAt(midnight));
    if (this.dayAt(guess) === day && this.dayAt(guess - 1) < day) return guess;
    let [before, after] = [midnight - FURTHEST_MS, midnight + FURTHEST_MS];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (this.dayAt(middle) >= day) after = middle;
      else before = middle;
    }
    return after;
  }

  /** Returns the offset of local clocks from UTC in milliseconds. */
  private offsetAt(moment: number): number {
    const parts: Record<string, number> = {};
    for (const { type, value } of this.format.formatToParts(moment)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const whole = Math.floor(moment / 1000) * 1000;
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
  }
}
