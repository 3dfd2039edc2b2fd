import type { DayNumber } from '../../platform/time/calendar';
import type { StoredLogin } from './dayEvents';
import type { Period } from './periods';
import type { Cell } from './privacy';
import type { Counted } from './yearCounter';

/** A login on its way to a store, which identifies services by entity ID. */
export type Login = Omit<StoredLogin, 'service'> & { readonly service: string };

/** Logins of one institution, by entity ID, on one UTC day. */
export interface DayOfLogins {
  readonly institution: string;
  readonly day: DayNumber;
  readonly logins: readonly Login[];
}

/** UTC days of one institution, ascending. */
export interface DaysOf {
  readonly institution: string;
  readonly days: readonly DayNumber[];
}

/** Institution and service whose logins are counted, by entity ID; without a service, all services together. */
export interface LoginsOf {
  readonly institution: string;
  readonly service?: string;
}

export type ServiceCell = Cell & { readonly service: string };

/**
 * Read access to logins. Days and longer periods are in the zone of the statistics; moments are epoch milliseconds.
 * Every event counts once, unique users are exact, and logins without a user do not count as users. Nothing is hidden
 * here: privacy.ts, above, decides that. An unknown institution or service has no logins. Throws DatabaseUnavailable.
 */
export interface LoginReader {
  /** Returns the first date from which all logins of an institution are kept; undefined: all are. */
  loginsFrom(institution: string): Promise<DayNumber | undefined>;
  /** Counts each of these periods, which may be of several scales. */
  cells(of: LoginsOf, periods: readonly Period[]): Promise<Cell[]>;
  /** Counts every service that has logins in a period; unsorted. */
  services(institution: string, period: Period): Promise<ServiceCell[]>;
  /** Counts the unique users of logins in `[from, to)`, if these are kept. */
  users(of: Required<LoginsOf>, from: number, to: number): Promise<number>;
  /**
   * Counts from each start to the next, and `step` milliseconds from the last one, as far back as logins are kept.
   * Unique users are not counted for all services together.
   */
  moments(of: LoginsOf, starts: readonly number[], step: number): Promise<Cell[]>;
}

export interface CountingOptions {
  /** Receives the number of institutions' years, or of institutions with new logins, that are left. */
  readonly onYear?: (left: number) => void;
  /** Returns whether to stop and leave the rest to the next run. */
  readonly isOver?: () => boolean;
  /** Logins that come meanwhile are left to the next run as well. */
  readonly once?: boolean;
}

/** Storage and counts of logins: the database (`sql/`), or ClickHouse (`clickhouse/`). */
export interface LoginStore extends LoginReader {
  /** Minimum and maximum number of logins that are stored at once, and the number when many are moved here. */
  readonly portion: { readonly least: number; readonly most: number; readonly moved: number };
  /** Prepares for logins: tables, time zone. */
  prepare(): Promise<void>;
  /**
   * Stores logins, each event of an institution and UTC day once, so that the same logins may be stored again after an
   * error. The first ones of an institution replace those that the demonstration has invented. Resolves with the number
   * of new ones.
   */
  store(days: readonly DayOfLogins[]): Promise<number>;
  /** Counts logins that are stored but not counted yet, in portions that do not block requests. */
  count(options?: CountingOptions): Promise<void>;
  /**
   * Deletes days of logins from before the year of a moment, about `most` at once; the counts of whole periods stay.
   * From then on, days begin with the Monday of the week that contains the 1 January of that year, so that its weeks
   * can be counted again; one more day is kept for time zones ahead of UTC. Resolves with the number of days.
   */
  end(before: Date, most: number): Promise<number>;
}

/** Years of an institution whose logins were deleted, with their earlier counts. */
export interface EndedYears {
  readonly loginsFrom: DayNumber;
  readonly years: readonly EndedYear[];
}

/** Counts of one service in one year; without a service, those of all services together. */
export interface EndedYear {
  readonly year: number;
  readonly service?: string;
  readonly counted: Omit<Counted, 'service'>;
}

/** Access for moving logins from one store to another, without the demonstration's invented ones. */
export interface LoginArchive extends LoginStore {
  /** Returns the entity IDs of institutions with logins or counts. */
  institutions(): Promise<string[]>;
  /** Counts the logins of institutions by UTC day, ascending. An institution without logins is absent. */
  loginsByDay(institutions: readonly string[]): Promise<Map<string, Map<DayNumber, number>>>;
  /** Yields the logins of these UTC days, by institution, ascending. */
  days(wanted: readonly DaysOf[]): AsyncIterable<DayOfLogins>;
  ended(institution: string): Promise<EndedYears | undefined>;
  /** Stores the counts from before logins were deleted. */
  keepEnded(institution: string, ended: EndedYears): Promise<void>;
}
