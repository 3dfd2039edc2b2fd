import type { StatisticsRow } from '../../../src/contracts/wire/statistics';
import { DAY_MS } from '../../platform/time/calendar';
import { NOBODY } from './dayEvents';
import { discloseMoment } from './privacy';
import { loginsBetween, type CountedInstitution } from './readCounts';
import type { Asked } from './asked';
import type { TimeZone } from '../../platform/time/timeZone';
import { disclosedRow } from './disclosedRow';
import { ALL_SERVICES } from './yearCounter';

const STEP_MS = { minute: 60_000, hour: 3_600_000 } as const;

interface Bucket {
  readonly time: number;
  logins: number;
  /** The users of one service. Their number decides whether the logins may be shown. */
  readonly users: Set<number>;
}

/** Counts minutes or hours from the logins themselves, as long as these are kept. There are no unique users. */
export async function momentRows(
  { queries, zone, minUsers }: Asked,
  { number, eventsFrom }: CountedInstitution,
  service: number,
  scale: 'minute' | 'hour',
  range: { readonly from: number; readonly to: number },
): Promise<StatisticsRow[]> {
  const kept = eventsFrom === undefined ? -Infinity : zone.startOf(eventsFrom);
  const times = momentsIn(zone, STEP_MS[scale], range).filter((time) => time >= kept);
  const [first] = times;
  if (first === undefined) return [];
  const buckets = times.map((time): Bucket => ({ time, logins: 0, users: new Set() }));
  const end = (times.at(-1) ?? first) + STEP_MS[scale];
  let any = false;
  let at = 0;
  for await (const { midnight, logins } of loginsBetween(queries, number, first, end)) {
    for (const login of logins) {
      const moment = midnight + login.second * 1000;
      if (moment < first || moment >= end || (service !== ALL_SERVICES && login.service !== service))
        continue;
      while ((times[at + 1] ?? Infinity) <= moment) at += 1;
      const bucket = buckets[at];
      if (!bucket) continue;
      any = true;
      bucket.logins += 1;
      if (service !== ALL_SERVICES && login.person !== NOBODY) bucket.users.add(login.person);
    }
  }
  if (!any) return [];
  return buckets.map(({ time, logins, users }) =>
    disclosedRow(
      { time },
      service === ALL_SERVICES ? { logins } : discloseMoment({ logins, users: users.size }, minUsers),
    ),
  );
}

/**
 * Returns the starts of the buckets of a range, and of one bucket on either side. They are counted from the start of each
 * date.
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
