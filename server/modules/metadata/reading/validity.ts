export interface Validity {
  readonly value: string;
  readonly malformed: boolean;
  readonly expired: boolean;
  /** Absent: it says none, or one that is malformed. */
  readonly moment?: Date;
}

const dateTime = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
const date = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns what a `validUntil` (xs:dateTime, UTC without a zone; `` without one) says at this moment. A date alone is the
 * beginning of that day, so that nothing is trusted for longer than was meant.
 */
export function expiryOf(validUntil: string, now: Date): Validity {
  const value = validUntil.trim();
  if (value === '') return { value, malformed: false, expired: false };
  const isDate = date.test(value);
  const moment = Date.parse(isDate || /(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`);
  if (!(isDate || dateTime.test(value)) || Number.isNaN(moment))
    return { value, malformed: true, expired: false };
  return { value, malformed: false, expired: moment <= now.getTime(), moment: new Date(moment) };
}

const duration = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;
/** Of a year, a month, a day, an hour, a minute, a second; the first two as short as they get. */
const SECONDS = [365 * 86_400, 28 * 86_400, 86_400, 3_600, 60, 1];

/** What the database can hold; 68 years are as good as more. */
const MOST_SECONDS = 2 ** 31 - 1;

/** Returns the seconds of a `cacheDuration` (xs:duration); undefined for what is none, or negative, or nothing. */
export function secondsOf(cacheDuration: string): number | undefined {
  const parts = duration.exec(cacheDuration.trim())?.slice(1);
  const seconds = parts?.reduce((sum, part, index) => sum + Number(part ?? 0) * (SECONDS[index] ?? 0), 0);
  return seconds === undefined || seconds === 0 ? undefined : Math.min(seconds, MOST_SECONDS);
}
