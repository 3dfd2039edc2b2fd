import { civilDate, DAY_MS, dayNumber } from '../../../platform/time/calendar';
import type { TimeZone } from '../../../platform/time/timeZone';
import { momentOf } from './loginLine';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `<34>1 2026-11-25T10:00:00.5Z …` (RFC 5424), or a log that begins with such a time. */
const ISO =
  /^(?:<\d{1,3}>)?(?:1 )?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?)\s?(Z|[+-]\d\d:?\d\d)?(?=\s|$)/i;
/** `<34>Nov  5 10:00:00 …` (RFC 3164), which names neither year nor zone. */
const MONTH_FIRST = /^(?:<\d{1,3}>)?([A-Z][a-z]{2})\s{1,2}(\d{1,2}) (\d\d):(\d\d):(\d\d)(?=\s|$)/;

/**
 * Returns the time in the header of a log; without a zone, it is in the zone of the statistics, without a year, in the
 * last year in which it is not in the future. Undefined: there is none.
 */
export function headerTime(header: string, now: Date, zone: TimeZone): number | undefined {
  const text = header.replace(/^\uFEFF/, '').trimStart();
  const [, time, offset] = ISO.exec(text) ?? [];
  if (time !== undefined) {
    const moment = momentOf(`${time}${offset ?? 'Z'}`);
    return moment === undefined || offset !== undefined ? moment : inZone(moment, zone);
  }
  const [, monthName = '', ...rest] = MONTH_FIRST.exec(text) ?? [];
  const month = MONTHS.indexOf(monthName) + 1;
  const [day = 0, hour = 0, minute = 0, second = 0] = rest.map(Number);
  if (month === 0 || day === 0 || day > 31 || hour > 23 || minute > 59 || second > 60) return undefined;
  const { year } = civilDate(zone.dayAt(now.getTime()));
  const moments = [year + 1, year, year - 1]
    .map((one) => dayNumber(one, month, day))
    // There is no 29 February in most years.
    .filter((date) => civilDate(date).day === day)
    .map((date) => inZone(date * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000, zone));
  return moments.find((moment) => moment <= now.getTime() + DAY_MS);
}

/** Interprets the fields of a UTC time as local time. */
function inZone(moment: number, zone: TimeZone): number {
  const day = Math.floor(moment / DAY_MS);
  return zone.startOf(day) + (moment - day * DAY_MS);
}
