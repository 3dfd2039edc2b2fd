import type { StatisticsRow, TimeFrameQuery } from '../../../src/contracts/wire/statistics';
import { ProblemError } from '../../platform/http/problems';
import { DAY_MS } from '../../platform/time/calendar';
import { momentRows } from './moments';
import { periodsIn, type DayScale } from './periods';
import { disclose } from './privacy';
import { cellOf, countedInstitution, countedService, countedYears } from './readCounts';
import { disclosedRow } from './disclosedRow';
import type { Asked } from './asked';

/** Days that a range may have; 56 days are 80,640 minutes. */
const MOST_DAYS = { minute: 56, hour: 366, other: 100 * 366 } as const;
/** The year 3000. */
const LATEST_SECOND = 32_503_680_000;

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
 * bucket more at either end, since clients drop the first and the last one (WIRE T16). Empty: no logins in the range.
 */
export async function timeFrame(asked: Asked, query: TimeFrameQuery): Promise<StatisticsRow[]> {
  const { scale, spEntityId } = query;
  const range = rangeOf(query, scale === 'minute' || scale === 'hour' ? MOST_DAYS[scale] : MOST_DAYS.other);
  const institution = await countedInstitution(asked.queries, asked.institution);
  const service = await countedService(asked.queries, spEntityId);
  if (!institution || service === undefined) return [];
  if (scale === 'minute' || scale === 'hour') return momentRows(asked, institution, service, scale, range);
  return periodRows(asked, institution.number, service, scale, range);
}

async function periodRows(
  { queries, zone, minUsers }: Asked,
  institution: number,
  service: number,
  scale: DayScale,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<StatisticsRow[]> {
  const periods = periodsIn(scale, zone.dayAt(from), zone.dayAt(to - 1) + 1);
  const years = await countedYears(queries, institution, service, {
    first: periods[0]?.year ?? 0,
    last: periods.at(-1)?.year ?? 0,
  });
  const cells = periods.map((period) => ({ time: zone.startOf(period.first), cell: cellOf(years, period) }));
  if (cells.every(({ cell }) => cell.logins === 0)) return [];
  return cells.map(({ time, cell }) => disclosedRow({ time }, disclose(cell, minUsers)));
}
