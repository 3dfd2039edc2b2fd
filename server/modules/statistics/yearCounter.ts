import type { Insertable, Selectable } from 'kysely';
import type { YearCounts } from './sql/tables';
import {
  DAY_MS,
  daysInYear,
  firstMonday,
  dayNumber,
  isoWeeks,
  type DayNumber,
} from '../../platform/time/calendar';
import { NO_USER, type StoredLogin } from './dayEvents';
import { periodOf, type Period } from './periods';
import type { Cell } from './privacy';
import type { TimeZone } from '../../platform/time/timeZone';

/** Number for all services together. */
export const ALL_SERVICES = 0;

export type Counted = Selectable<YearCounts>;

/** Returns the first day that counts for a year, and the day after the last one: its ISO weeks extend beyond it. */
export function daysOfYear(year: number): { readonly first: DayNumber; readonly end: DayNumber } {
  return {
    first: Math.min(dayNumber(year, 1, 1), firstMonday(year)),
    end: Math.max(dayNumber(year + 1, 1, 1), firstMonday(year + 1)),
  };
}

/** The periods in which a day counts. */
interface DayPeriods {
  readonly day: DayNumber;
  /** Absent outside of the calendar year. */
  readonly dates?: {
    readonly day: Period;
    readonly month: Period;
    readonly quarter: Period;
    readonly year: Period;
  };
  /** Absent outside of the ISO year. */
  readonly week?: Period;
}

/**
 * Counts one year of one institution, service by service and all together. Logins must be in ascending order of time: a
 * user is new to a period if the day on which they were last seen is before it, so unique users take only one number
 * for each user and service. Users are numbered in order of appearance: small numbers take no memory of their own.
 */
export class YearCounter {
  private readonly tallies = new Map<number, { counts: Counted; lastSeen: Map<number, DayNumber> }>();
  private readonly users = new Map<StoredLogin['person'], number>();

  constructor(
    private readonly year: number,
    private readonly zone: TimeZone,
  ) {}

  /** Adds the logins of a UTC day, in ascending order. */
  add(utcDay: DayNumber, logins: readonly StoredLogin[]): void {
    const midnight = utcDay * DAY_MS;
    let periods = this.periodsOf(this.zone.dayAt(midnight));
    let until = this.zone.startOf(periods.day + 1);
    for (const { second, service, person } of logins) {
      const moment = midnight + second * 1000;
      if (moment >= until) {
        periods = this.periodsOf(this.zone.dayAt(moment));
        until = this.zone.startOf(periods.day + 1);
      }
      if (!periods.dates && !periods.week) continue;
      const user = person === NO_USER ? undefined : this.numberOf(person);
      this.count(service, user, periods);
      this.count(ALL_SERVICES, user, periods);
    }
  }

  counted(): Counted[] {
    return [...this.tallies.values()].map(({ counts }) => counts);
  }

  private periodsOf(day: DayNumber): DayPeriods {
    const week = periodOf('week', day);
    const year = periodOf('year', day);
    return {
      day,
      ...(week.year === this.year && { week }),
      ...(year.year === this.year && {
        dates: {
          day: periodOf('day', day),
          month: periodOf('month', day),
          quarter: periodOf('quarter', day),
          year,
        },
      }),
    };
  }

  private numberOf(person: StoredLogin['person']): number {
    const known = this.users.get(person);
    if (known !== undefined) return known;
    this.users.set(person, this.users.size);
    return this.users.size - 1;
  }

  /** Counts a login; a login without a user adds no unique user. */
  private count(service: number, user: number | undefined, { day, dates, week }: DayPeriods): void {
    const { counts, lastSeen } = this.tallyOf(service);
    const last = user === undefined ? Infinity : (lastSeen.get(user) ?? -Infinity);
    if (user !== undefined && last < day) lastSeen.set(user, day);
    if (week) {
      add(counts.week_logins, week);
      if (last < week.first) add(counts.week_users, week);
    }
    if (!dates) return;
    add(counts.day_logins, dates.day);
    add(counts.month_logins, dates.month);
    if (last >= day) return;
    add(counts.day_users, dates.day);
    if (last < dates.month.first) add(counts.month_users, dates.month);
    if (last < dates.quarter.first) add(counts.quarter_users, dates.quarter);
    if (last < dates.year.first) counts.year_users += 1;
  }

  private tallyOf(service: number) {
    const known = this.tallies.get(service);
    if (known) return known;
    const tally = { counts: noCounts(this.year, service), lastSeen: new Map<number, DayNumber>() };
    this.tallies.set(service, tally);
    return tally;
  }
}

/** Returns the cell of a period within the counts of its year. */
export function cellOf(row: Omit<Counted, 'service'> | undefined, { scale, number }: Period): Cell {
  if (!row) return { logins: 0, users: 0 };
  const at = number - 1;
  switch (scale) {
    case 'day':
      return { logins: row.day_logins[at] ?? 0, users: row.day_users[at] ?? 0 };
    case 'week':
      return { logins: row.week_logins[at] ?? 0, users: row.week_users[at] ?? 0 };
    case 'month':
      return { logins: row.month_logins[at] ?? 0, users: row.month_users[at] ?? 0 };
    case 'quarter':
      return { logins: sum(row.month_logins.slice(at * 3, at * 3 + 3)), users: row.quarter_users[at] ?? 0 };
    case 'year':
      return { logins: sum(row.month_logins), users: row.year_users };
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

export function noCounts(year: number, service: number): Counted {
  const zeros = (length: number) => new Array<number>(length).fill(0);
  return {
    service,
    day_logins: zeros(daysInYear(year)),
    day_users: zeros(daysInYear(year)),
    week_logins: zeros(isoWeeks(year)),
    week_users: zeros(isoWeeks(year)),
    month_logins: zeros(12),
    month_users: zeros(12),
    quarter_users: zeros(4),
    year_users: 0,
  };
}

/**
 * Returns the counts with arrays as the database writes them, since its client takes ten times as long for this many
 * numbers.
 */
export function asRow(counted: Counted): Insertable<YearCounts> {
  const text = (numbers: readonly number[]) => `{${numbers.join(',')}}`;
  return {
    service: counted.service,
    day_logins: text(counted.day_logins),
    day_users: text(counted.day_users),
    week_logins: text(counted.week_logins),
    week_users: text(counted.week_users),
    month_logins: text(counted.month_logins),
    month_users: text(counted.month_users),
    quarter_users: text(counted.quarter_users),
    year_users: counted.year_users,
  };
}

function add(counts: number[], { number }: Period): void {
  counts[number - 1] = (counts[number - 1] ?? 0) + 1;
}
