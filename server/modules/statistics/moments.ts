import type { StatisticsRow } from '../../../src/contracts/wire/statistics';
import { DAY_MS } from '../../platform/time/calendar';
import { discloseMoment } from './privacy';
import type { LoginsOf } from './loginStore';
import type { StatisticsContext } from './statisticsContext';
import type { TimeZone } from '../../platform/time/timeZone';
import { disclosedRow } from './disclosedRow';

const STEP_MS = { minute: 60_000, hour: 3_600_000 } as const;

/** Counts minutes or hours from the logins themselves, as long as these are kept. There are no unique users. */
export async function momentRows(
  { reader, zone, minUsers }: StatisticsContext,
  of: LoginsOf,
  scale: 'minute' | 'hour',
  range: { readonly from: number; readonly to: number },
): Promise<StatisticsRow[]> {
  const loginsFrom = await reader.loginsFrom(of.institution);
  const earliest = loginsFrom === undefined ? -Infinity : zone.startOf(loginsFrom);
  const times = momentsIn(zone, STEP_MS[scale], range).filter((time) => time >= earliest);
  if (times.length === 0) return [];
  const cells = await reader.moments(of, times, STEP_MS[scale]);
  if (cells.every(({ logins }) => logins === 0)) return [];
  return cells.map((cell, at) =>
    disclosedRow(
      { time: times[at] ?? 0 },
      of.service === undefined ? { logins: cell.logins } : discloseMoment(cell, minUsers),
    ),
  );
}

/**
 * Returns the starts of the buckets of a range, and of one bucket on either side. They are counted from the start of
 * each date.
 */
function momentsIn(zone: TimeZone, step: number, { from, to }: { from: number; to: number }): number[] {
  const starts: number[] = [];
  const last = zone.dayAt(to) + 1;
  for (let day = zone.dayAt(from) - 1; day <= last; day++) {
    const end = zone.startOf(day + 1);
    for (let start = zone.startOf(day); start < end; start += step) {
      if (start > from - DAY_MS && start < to + DAY_MS) starts.push(start);
    }
  }
  const containing = starts.findLastIndex((start) => start <= from);
  const following = starts.findIndex((start) => start >= to);
  return starts.slice(Math.max(0, containing - 1), following + 1);
}
