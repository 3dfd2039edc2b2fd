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
import { DayLists, NO_DAYS, type PersonDays } from './personDays';
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

interface User {
  readonly number: number;
  readonly services: number[];
}

interface Tally {
  readonly counts: Counted;
  /** The days on which each user has logged in. */
  readonly days: Map<number, number>;
  isChanged: boolean;
}

/**
 * Counts one year of one institution, service by service and all together, in any order of logins. A user is new to a
 * period if none of their other days is in it, so the days of a user before and after a login decide it. It can go on from
 * earlier counts, with the days of the users whose logins come. Users are numbered in order of appearance: small numbers
 * take no memory of their own.
 */
export class YearCounter {
  private readonly tallies = new Map<number, Tally>();
  private readonly users = new Map<StoredLogin['person'], User>();
  private readonly lists = new DayLists();
  private readonly first: DayNumber;

  constructor(
    private readonly year: number,
    private readonly zone: TimeZone,
    counted: readonly Counted[] = [],
    people: readonly PersonDays[] = [],
  ) {
    this.first = daysOfYear(year).first;
    for (const counts of counted)
      this.tallies.set(counts.service, { counts, days: new Map(), isChanged: false });
    for (const { person, services } of people) {
      const user = this.userOf(person);
      for (const [service, days] of services)
        for (const day of days)
          for (const one of [service, ALL_SERVICES]) this.addDay(this.tallyOf(one), user, day);
    }
  }

  /** Adds logins of a UTC day, in ascending order. */
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
      const user = person === NO_USER ? undefined : this.userOf(person);
      this.count(service, user, periods);
      this.count(ALL_SERVICES, user, periods);
    }
  }

  /** Returns the counts of services that have got logins. */
  counted(): Counted[] {
    return [...this.tallies.values()].flatMap(({ counts, isChanged }) => (isChanged ? [counts] : []));
  }

  /** Yields the days of each person that it knows. */
  *people(): Generator<PersonDays> {
    for (const [person, { number, services }] of this.users) {
      const daysAt = (service: number) =>
        this.lists.daysOf(this.tallies.get(service)?.days.get(number) ?? NO_DAYS);
      yield { person, services: new Map(services.map((service) => [service, daysAt(service)])) };
    }
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

  private userOf(person: StoredLogin['person']): User {
    const known = this.users.get(person);
    if (known) return known;
    const user = { number: this.users.size, services: [] };
    this.users.set(person, user);
    return user;
  }

  /** Counts a login; a login without a user adds no unique user. */
  private count(service: number, user: User | undefined, { day, dates, week }: DayPeriods): void {
    const tally = this.tallyOf(service);
    const { counts } = tally;
    tally.isChanged = true;
    if (week) add(counts.week_logins, week);
    if (dates) {
      add(counts.day_logins, dates.day);
      add(counts.month_logins, dates.month);
    }
    if (user === undefined || !this.addDay(tally, user, day - this.first)) return;
    const { before, after } = this.lists;
    const isNewTo = ({ first, end }: Period) => before < first - this.first && after >= end - this.first;
    if (week && isNewTo(week)) add(counts.week_users, week);
    if (!dates) return;
    add(counts.day_users, dates.day);
    if (isNewTo(dates.month)) add(counts.month_users, dates.month);
    if (isNewTo(dates.quarter)) add(counts.quarter_users, dates.quarter);
    if (isNewTo(dates.year)) counts.year_users += 1;
  }

  /** Adds a day to those of a user. Returns false if it is one of them. */
  private addDay({ counts: { service }, days }: Tally, { number, services }: User, day: number): boolean {
    const known = days.get(number);
    if (known === undefined && service !== ALL_SERVICES) services.push(service);
    const { list, isNew } = this.lists.add(known ?? NO_DAYS, day);
    if (isNew) days.set(number, list);
    return isNew;
  }

  private tallyOf(service: number): Tally {
    const known = this.tallies.get(service);
    if (known) return known;
    const tally = { counts: noCounts(this.year, service), days: new Map<number, number>(), isChanged: false };
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
