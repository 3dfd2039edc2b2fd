import { civilDate, type DayNumber } from '../../../platform/time/calendar';
import {
  ALL_SERVICES,
  type Counted,
  type DayScale,
  noCounts,
  type Period,
  periodsIn,
} from '../../statistics/statistics.module';
import { usersBehind } from './loginPattern';

const SCALES: readonly DayScale[] = ['day', 'week', 'month', 'quarter', 'year'];

/** The logins of an institution with several years begin more than this many days ago. */
const ONE_YEAR = 366;
const YEARLY_GROWTH = 1.04;

/** The names are written out: building one for each of a hundred thousand numbers takes a third of the time. */
const COLUMNS = {
  day: { loginsIn: 'day_logins', usersIn: 'day_users' },
  week: { loginsIn: 'week_logins', usersIn: 'week_users' },
  month: { loginsIn: 'month_logins', usersIn: 'month_users' },
  quarter: { loginsIn: undefined, usersIn: 'quarter_users' },
} as const;

/** Period with its days, as positions in the list of logins, and with the counts of all services together. */
interface Slot {
  readonly period: Period;
  readonly from: number;
  readonly to: number;
  /** Number of people in proportion to the current number. */
  readonly people: number;
  logins: number;
  /**
   * Largest number of users of one service. All services together have at least this many users, and at most the sum.
   */
  mostUsers: number;
  sumOfUsers: number;
}

type Rows = Map<number, Counted>;

/** Counts of an institution, derived from logins by day. Unique users grow with the logins, and never faster. */
export class InventedCounts {
  private readonly slots: readonly Slot[];
  private readonly counted: { year: number; counted: Counted }[] = [];

  /** `days` from the first one on; `population`: number of people of the institution in the last year. */
  constructor(
    first: DayNumber,
    days: number,
    private readonly population: number,
  ) {
    const last = civilDate(first + days - 1).year;
    this.slots = SCALES.flatMap((scale) =>
      periodsIn(scale, first, first + days).map((period) => ({
        period,
        from: Math.max(0, period.first - first),
        to: Math.min(days, period.end - first),
        people: days > ONE_YEAR ? YEARLY_GROWTH ** (period.year - last) : 1,
        logins: 0,
        mostUsers: 0,
        sumOfUsers: 0,
      })),
    );
  }

  add(service: number, logins: readonly number[], population: number): void {
    const rows: Rows = new Map();
    for (const slot of this.slots) {
      let count = 0;
      for (let day = slot.from; day < slot.to; day++) count += logins[day] ?? 0;
      if (count === 0) continue;
      const users = usersBehind(count, population * slot.people);
      slot.logins += count;
      slot.mostUsers = Math.max(slot.mostUsers, users);
      slot.sumOfUsers += users;
      write(rows, service, slot.period, count, users);
    }
    this.keep(rows);
  }

  years(): readonly { readonly year: number; readonly counted: Counted }[] {
    const rows: Rows = new Map();
    for (const { period, logins, mostUsers, sumOfUsers, people } of this.slots) {
      const behind = usersBehind(logins, this.population * people);
      const users = Math.min(sumOfUsers, Math.max(mostUsers, behind));
      write(rows, ALL_SERVICES, period, logins, users);
    }
    this.keep(rows);
    return this.counted;
  }

  private keep(rows: Rows): void {
    for (const [year, counted] of rows) this.counted.push({ year, counted });
  }
}

function write(
  rows: Rows,
  service: number,
  { scale, year, number }: Period,
  logins: number,
  users: number,
): void {
  const row = rows.get(year) ?? noCounts(year, service);
  rows.set(year, row);
  if (scale === 'year') {
    row.year_users = users;
    return;
  }
  const { loginsIn, usersIn } = COLUMNS[scale];
  if (loginsIn) row[loginsIn][number - 1] = logins;
  row[usersIn][number - 1] = users;
}
