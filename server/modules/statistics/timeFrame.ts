import type { StatisticsRow, TimeFrameQuery } from '../../../src/contracts/wire/statistics';
import { ProblemError } from '../../platform/http/problems';
import { DAY_MS } from '../../platform/time/calendar';
import { momentRows } from './moments';
import { periodsIn, type DayScale } from './periods';
import { disclose } from './privacy';
import { disclosedRow } from './disclosedRow';
import { loginsOf, type StatisticsContext } from './statisticsContext';
import type { LoginsOf } from './loginStore';

/** Maximum number of days in a range; 56 days are 80,640 minutes. */
const MOST_DAYS = { minute: 56, hour: 366, other: 100 * 366 } as const;
/** The year 3000. */
const LATEST_SECOND = 32_503_680_000;
const NO_LOGINS = { logins: 0, users: 0 };

/** Returns the range `[from, to)` in milliseconds. Throws ProblemError for one that is empty or too large. */
export function rangeOf(
  { from, to }: Pick<TimeFrameQuery, 'from' | 'to'>,
  most: number,
): { readonly from: number; readonly to: number } {
  if (from < 0 || to > LATEST_SECOND || from >= to)
    throw new ProblemError('validation', { detail: 'querystring/from must come before querystring/to' });
  if ((to - from) * 1000 > most * DAY_MS)
    throw new ProblemError('validation', { detail: `querystring/to: a range of at most ${most} days` });
  return { from: from * 1000, to: to * 1000 };
}

/**
 * Returns the rows of a time series, ascending and without gaps; buckets are always whole. Minutes and hours have one
 * more bucket at either end, since clients drop the first and the last one (WIRE T16). Empty: no logins in the range.
 */
export async function timeFrame(context: StatisticsContext, query: TimeFrameQuery): Promise<StatisticsRow[]> {
  const { scale, spEntityId } = query;
  const range = rangeOf(query, scale === 'minute' || scale === 'hour' ? MOST_DAYS[scale] : MOST_DAYS.other);
  const of = loginsOf(context, spEntityId);
  return scale === 'minute' || scale === 'hour'
    ? momentRows(context, of, scale, range)
    : periodRows(context, of, scale, range);
}

async function periodRows(
  { reader, zone, minUsers }: StatisticsContext,
  of: LoginsOf,
  scale: DayScale,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<StatisticsRow[]> {
  const periods = periodsIn(scale, zone.dayAt(from), zone.dayAt(to - 1) + 1);
  const cells = await reader.cells(of, periods);
  if (cells.every(({ logins }) => logins === 0)) return [];
  return periods.map(({ first }, at) =>
    disclosedRow({ time: zone.startOf(first) }, disclose(cells[at] ?? NO_LOGINS, minUsers)),
  );
}
