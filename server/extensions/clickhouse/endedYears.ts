import type { EndedYear, EndedYears } from '../../modules/statistics/archive.module';
import type { Counted } from '../../modules/statistics/statistics.module';
import type { Engine } from './engine';
import { quoted } from './expressions';

const COUNTS = [
  'day_logins',
  'day_users',
  'week_logins',
  'week_users',
  'month_logins',
  'month_users',
  'quarter_users',
  'year_users',
] as const satisfies readonly (keyof Counted)[];

/**
 * Reads the counts of years whose logins were deleted: for one service, for all of them together (`''`), or for each.
 */
export async function endedYears(
  engine: Engine,
  institution: string,
  service?: string,
): Promise<EndedYear[]> {
  const one = service === undefined ? '' : `and service = ${quoted(service)}`;
  const rows = await engine.rows(
    `select year, service, ${COUNTS.join(', ')} from login_year where institution = ${quoted(institution)} ${one}
     order by year, service, version desc limit 1 by year, service`,
  );
  return rows.map(([year, name, ...counts]) => ({
    year: Number(year),
    ...(name !== '' && { service: String(name) }),
    counted: Object.fromEntries(
      COUNTS.map((column, at) => [column, counts[at]]),
    ) as unknown as EndedYear['counted'],
  }));
}

/** Stores counts, all at once. Earlier counts of these years no longer apply. */
export async function keepEndedYears(
  engine: Engine,
  institution: string,
  { loginsFrom, years }: EndedYears,
): Promise<void> {
  const version = Date.now();
  await engine.insert(
    'login_year',
    ['institution', 'year', 'service', 'kept_from', 'version', ...COUNTS],
    years.map(({ year, service = '', counted }) => [
      ...[institution, year, service, loginsFrom, version],
      ...COUNTS.map((column) => counted[column]),
    ]),
  );
}
