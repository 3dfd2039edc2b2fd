import type { ColumnType, Generated } from 'kysely';
import type { Queries } from '../../../platform/storage/database';

/** timestamptz, read as Date. */
type Moment = ColumnType<Date | null, Date | null, Date | null>;
/** integer[]; also written as `{1,2,3}`. */
type Counts = ColumnType<number[], readonly number[] | string, readonly number[] | string>;

/** Institutions in the statistics, with their number in the other tables. */
export interface LoginInstitutionTable {
  number: Generated<number>;
  entity_id: string;
  /** Logins of the demonstration; they are removed when real ones arrive. */
  invented: Generated<boolean>;
  /** Moment of the newest login. */
  newest: Moment;
  /** Moment of the newest login without a user; up to then there were more unique users than are counted. */
  newest_nameless: Moment;
  /**
   * ISO date, in the zone of the statistics; unique users of ranges from before it are unknown. Null: every login is
   * kept.
   */
  events_from: ColumnType<Date | null, string | null, string | null>;
}

export interface LoginServiceTable {
  number: Generated<number>;
  entity_id: string;
}

/** The logins of one institution on one UTC day (statistics/dayEvents). */
export interface LoginDayTable {
  institution: number;
  /** Days since 1 January 1970. */
  day: number;
  events: Buffer;
}

/** Counts of one institution, service and year, with days and longer periods in the zone of the statistics. */
export interface YearCounts {
  /** Number of the service; 0: all services together. */
  service: number;
  /** Counts by day of the year, up to 366 of them. */
  day_logins: Counts;
  day_users: Counts;
  /** Counts by week of this ISO year. */
  week_logins: Counts;
  week_users: Counts;
  month_logins: Counts;
  month_users: Counts;
  quarter_users: Counts;
  year_users: number;
}

export interface LoginYearTable extends YearCounts {
  institution: number;
  year: number;
}

/** Logins of `login_day` that are not counted yet. */
export interface LoginNewTable extends LoginDayTable {
  /** When the oldest of them was stored. */
  since: Generated<Date>;
}

/** The days of a year, with its first and last ISO week, on which a person has logged in (statistics/personDays). */
export interface LoginPersonTable {
  institution: number;
  year: number;
  person: string;
  days: Buffer;
}

/** Years that have to be counted from all their logins but the new ones. */
export interface LoginRecountTable {
  institution: number;
  year: number;
  /** Increases with every server that begins to count the year, and whenever its logins are others than before. */
  turn: Generated<string>;
  /** When the oldest login was stored that is not counted yet; null: the counts lack none. */
  since: Date | null;
}

/** What servers of the release 0.2.0 have counted; a trigger marks it in `login_recount`. */
export interface LoginStaleTable {
  institution: number;
  year: number;
  version: Generated<string>;
  counted: Generated<string>;
}

declare module '../../../platform/storage/tables' {
  interface Tables {
    login_institution: LoginInstitutionTable;
    login_service: LoginServiceTable;
    login_day: LoginDayTable;
    login_year: LoginYearTable;
    login_new: LoginNewTable;
    login_person: LoginPersonTable;
    login_recount: LoginRecountTable;
    login_stale: LoginStaleTable;
  }
}

declare module '../../../platform/dependencies' {
  interface Dependencies {
    /** Database for reading statistics; absent: the main database. */
    readonly statistics?: Queries;
  }
}
