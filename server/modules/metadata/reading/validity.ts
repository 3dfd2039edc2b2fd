export interface Validity {
  readonly value: string;
  readonly malformed: boolean;
  readonly expired: boolean;
  /** Absent: there is none, or it is malformed. */
  readonly moment?: Date;
}

const dateTime = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
const date = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns the meaning of a `validUntil` (xs:dateTime, UTC without a zone; `` without one) at this moment. A date alone
 * is the beginning of that day, so that nothing is trusted for longer than intended.
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
/** Seconds of a year, a month, a day, an hour, a minute, a second; the first two with their minimum length. */
const SECONDS = [365 * 86_400, 28 * 86_400, 86_400, 3_600, 60, 1];

/** Maximum that the database can hold; 68 years are long enough. */
const MOST_SECONDS = 2 ** 31 - 1;

/** Returns the seconds of a `cacheDuration` (xs:duration); undefined if it is invalid, negative or empty. */
export function secondsOf(cacheDuration: string): number | undefined {
  const parts = duration.exec(cacheDuration.trim())?.slice(1);
  const seconds = parts?.reduce((sum, part, index) => sum + Number(part ?? 0) * (SECONDS[index] ?? 0), 0);
  return seconds === undefined || seconds === 0 ? undefined : Math.min(seconds, MOST_SECONDS);
}
