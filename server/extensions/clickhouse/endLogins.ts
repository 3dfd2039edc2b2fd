import { setTimeout } from 'node:timers/promises';
import { countYear, daysOfYear, type EndedYear } from '../../modules/statistics/archive.module';
import { ALL_SERVICES } from '../../modules/statistics/statistics.module';
import { civilDate, DAY_MS, dayNumber, mondayOf, type DayNumber } from '../../platform/time/calendar';
import type { TimeZone } from '../../platform/time/timeZone';
import type { Engine } from './engine';
import { engineArchive } from './engineArchive';
import { hasEnded } from './engineReader';
import { quoted } from './expressions';

const LOOK_AGAIN_MS = 200;
/** Maximum wait for the deletion of rows; it also completes without the wait. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Deletes logins from before the year of a moment, institution by institution: first stores the counts, of all years at
 * once, so that an interrupted run starts again with the same rows; only then deletes the rows. Resolves with the
 * number of days.
 */
export async function endLogins(engine: Engine, zone: TimeZone, before: Date): Promise<number> {
  const firstDay = mondayOf(dayNumber(before.getUTCFullYear(), 1, 1));
  // One more day, for zones ahead of UTC.
  const old = `moment < toDateTime(${((firstDay - 1) * DAY_MS) / 1000}, 'UTC')`;
  const found = await engine.rows(
    `select institution, uniqExact(toDate(moment, 'UTC')) from login where ${old} group by institution`,
  );
  if (found.length === 0) return 0;
  for (const [institution] of found) await keepCounts(engine, zone, String(institution), firstDay);
  const { cluster } = engine.address;
  const table = cluster === undefined ? 'login' : `login_local on cluster ${cluster}`;
  await engine.run(`alter table ${table} delete where ${old}`);
  await settled(engine);
  return found.reduce((sum, [, days]) => sum + Number(days), 0);
}

/** Stores the counts of years that began before the first kept date, unless that was done before. */
async function keepCounts(
  engine: Engine,
  zone: TimeZone,
  institution: string,
  loginsFrom: DayNumber,
): Promise<void> {
  const archive = engineArchive(engine);
  const ended = await archive.ended(institution);
  if (ended && ended.loginsFrom >= loginsFrom) return;
  const all = [...((await archive.loginsByDay([institution])).get(institution)?.keys() ?? [])];
  // A UTC day may lie in the year before or after.
  const touched = all.flatMap((day) => [
    civilDate(day - 7).year,
    civilDate(day).year,
    civilDate(day + 7).year,
  ]);
  const years: EndedYear[] = [];
  for (const year of [...new Set(touched)].sort((a, b) => a - b)) {
    if (!hasEnded({ year }, loginsFrom) || hasEnded({ year }, ended?.loginsFrom)) continue;
    const { first, end } = daysOfYear(year);
    const days = all.filter((day) => day >= first - 1 && day <= end);
    const services: string[] = [];
    const counted = await countYear(year, zone, archive.days([{ institution, days }]), services);
    for (const { service, ...counts } of counted)
      years.push({
        year,
        ...(service !== ALL_SERVICES && { service: services[service - 1] ?? '' }),
        counted: counts,
      });
  }
  await archive.keepEnded(institution, { loginsFrom, years });
}

/** Waits until the rows are gone. */
async function settled(engine: Engine): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  const database = quoted(engine.address.database);
  while (performance.now() < until) {
    const [row] = await engine.rows(
      `select count() from system.mutations where database = ${database} and table in ('login', 'login_local') and is_done = 0`,
    );
    if (Number(row?.[0] ?? 0) === 0) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
}
