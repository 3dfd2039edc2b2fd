import type { DayNumber } from '../../platform/time/calendar';
import type { StoredLogin } from './dayEvents';
import type { Period } from './periods';
import type { Cell } from './privacy';
import type { Counted } from './yearCounter';

/** A login on its way to a store, which knows services by their entity ids. */
export type Login = Omit<StoredLogin, 'service'> & { readonly service: string };

/** Logins of one institution, by entity id, on one UTC day. */
export interface DayOfLogins {
  readonly institution: string;
  readonly day: DayNumber;
  readonly logins: readonly Login[];
}

/** Whose logins are counted, by entity ids; without a service, those of all services together. */
export interface LoginsOf {
  readonly institution: string;
  readonly service?: string;
}

export type ServiceCell = Cell & { readonly service: string };

/**
 * What statistics ask. Days and longer periods are those of the zone of the statistics; moments are epoch milliseconds. Every
 * event counts once, unique users are exact, and logins that name nobody are nobody's. Nothing is hidden here: that is decided
 * by privacy.ts, above. Whatever is unknown has no logins. Throws DatabaseUnavailable.
 */
export interface LoginReader {
  /** Returns the first date from which all logins of an institution are kept; undefined: all are. */
  keptFrom(institution: string): Promise<DayNumber | undefined>;
  /** Counts each of these periods, which may be of several scales. */
  cells(of: LoginsOf, periods: readonly Period[]): Promise<Cell[]>;
  /** Counts every service that has logins in a period; in no order. */
  services(institution: string, period: Period): Promise<ServiceCell[]>;
  /** Counts the unique users of logins in `[from, to)`, as far as these are kept. */
  users(of: Required<LoginsOf>, from: number, to: number): Promise<number>;
  /**
   * Counts from each start to the next, and `step` milliseconds from the last one on, as far as logins are kept. Of all services
   * together there are no users.
   */
  moments(of: LoginsOf, starts: readonly number[], step: number): Promise<Cell[]>;
}

export interface CountingOptions {
  /** Receives how many institutions' years are left. */
  readonly onYear?: (left: number) => void;
  /** Tells when to stop and leave the rest to the next run. */
  readonly isOver?: () => boolean;
  /** What logins come to meanwhile is left, too. */
  readonly once?: boolean;
}

/** Where logins are stored and counted: the database (`sql/`), or ClickHouse (`clickhouse/`). */
export interface LoginStore extends LoginReader {
  /** Fewest and most logins that are stored at once. */
  readonly portion: { readonly least: number; readonly most: number };
  /** Makes ready for logins: tables, time zone. */
  prepare(): Promise<void>;
  /**
   * Stores logins, each event of an institution and UTC day once, so that the same may be stored again after a fault. The
   * first ones of an institution take the place of those that the demonstration has invented. Resolves with how many were new.
   */
  store(days: readonly DayOfLogins[]): Promise<number>;
  /** Counts what has been stored and is not counted yet, in portions that hold up nobody. */
  count(options?: CountingOptions): Promise<void>;
  /**
   * Ends days of logins from before the year of a moment, about so many at once; the counts of whole periods stay. From then
   * on, days begin with the Monday of the week that contains the 1 January of that year, so that its weeks can be counted
   * again; one more day is kept for time zones ahead of UTC. Resolves with the number of days.
   */
  end(before: Date, most: number): Promise<number>;
}

/** Years of an institution whose logins have ended, as they were counted before. */
export interface EndedYears {
  readonly keptFrom: DayNumber;
  readonly years: readonly EndedYear[];
}

/** Counts of one service in one year; without a service, those of all services together. */
export interface EndedYear {
  readonly year: number;
  readonly service?: string;
  readonly counted: Omit<Counted, 'service'>;
}

/** What is moved from one store to another; without what the demonstration has invented. */
export interface LoginArchive extends LoginStore {
  /** Returns the entity ids of institutions with logins or counts. */
  institutions(): Promise<string[]>;
  /** Counts the logins of an institution by UTC day, ascending. */
  loginsByDay(institution: string): Promise<Map<DayNumber, number>>;
  /** Yields the logins of these UTC days, ascending. */
  days(institution: string, days: readonly DayNumber[]): AsyncIterable<DayOfLogins>;
  ended(institution: string): Promise<EndedYears | undefined>;
  /** Stores what had been counted before logins ended. */
  keepEnded(institution: string, ended: EndedYears): Promise<void>;
}
