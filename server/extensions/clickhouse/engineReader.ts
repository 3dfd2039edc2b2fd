import { cellOf, type Cell, type LoginReader, type LoginsOf } from '../../modules/statistics/archive.module';
import type { DayScale, Period } from '../../modules/statistics/statistics.module';
import { dayNumber, type DayNumber } from '../../platform/time/calendar';
import type { TimeZone } from '../../platform/time/timeZone';
import type { Engine } from './engine';
import { endedYears } from './endedYears';
import { between, keyOf, LOGINS, periodKey, positionOf, quoted, USERS } from './expressions';

const NO_LOGINS: Cell = { logins: 0, users: 0 };

/** Makes the reader that counts logins on request, and uses the stored counts for years whose logins were deleted. */
export function engineReader(engine: Engine, zone: TimeZone): LoginReader {
  async function loginsFrom(institution: string): Promise<DayNumber | undefined> {
    const [row] = await engine.rows(
      `select max(kept_from), count() from login_year where institution = ${quoted(institution)}`,
    );
    return Number(row?.[1] ?? 0) > 0 ? Number(row?.[0]) : undefined;
  }

  /** Counts the periods of one scale, by key. */
  async function counted(
    of: LoginsOf,
    scale: DayScale,
    periods: readonly Period[],
  ): Promise<Map<number, Cell>> {
    const [first, end] = rangeOf(periods);
    const rows = await engine.rows(
      `select ${periodKey(scale, zone, first, end)} as period, ${LOGINS}, ${USERS} from login
       where ${whose(of)} and ${between(zone.startOf(first), zone.startOf(end))} group by period`,
    );
    return new Map(rows.map(([key, logins, users]) => [Number(key), cell(logins, users)]));
  }

  return {
    loginsFrom,
    async cells(of, periods) {
      const firstDay = await loginsFrom(of.institution);
      const ended = periods.filter((period) => hasEnded(period, firstDay));
      const years = ended.length > 0 ? await endedYears(engine, of.institution, of.service ?? '') : [];
      const found = new Map<DayScale, Map<number, Cell>>();
      const scales = new Set(periods.map(({ scale }) => scale));
      await Promise.all(
        [...scales].map(async (scale) => {
          const requested = periods.filter((period) => period.scale === scale && !hasEnded(period, firstDay));
          if (requested.length > 0) found.set(scale, await counted(of, scale, requested));
        }),
      );
      return periods.map((period) =>
        hasEnded(period, firstDay)
          ? cellOf(years.find(({ year }) => year === period.year)?.counted, period)
          : (found.get(period.scale)?.get(keyOf(period)) ?? NO_LOGINS),
      );
    },
    async services(institution, period) {
      if (hasEnded(period, await loginsFrom(institution))) {
        const years = await endedYears(engine, institution);
        return years
          .filter(({ year, service }) => year === period.year && service !== undefined)
          .map(({ service = '', counted: year }) => ({ service, ...cellOf(year, period) }))
          .filter(({ logins }) => logins > 0);
      }
      const rows = await engine.rows(
        `select service, ${LOGINS}, ${USERS} from login where ${whose({ institution })}
         and ${between(zone.startOf(period.first), zone.startOf(period.end))} group by service`,
      );
      return rows.map(([service, logins, users]) => ({ service: String(service), ...cell(logins, users) }));
    },
    async users(of, from, to) {
      const [row] = await engine.rows(
        `select ${USERS} from login where ${whose(of)} and ${between(from, to)}`,
      );
      return Number(row?.[0] ?? 0);
    },
    async moments(of, starts, step) {
      const [from = 0] = starts;
      const to = (starts.at(-1) ?? 0) + step;
      const users = of.service === undefined ? '0' : USERS;
      const rows = await engine.rows(
        `select ${positionOf(starts, step)} as bucket, ${LOGINS}, ${users} from login
         where ${whose(of)} and ${between(from, to)} group by bucket`,
      );
      const cells = new Map(rows.map(([at, logins, persons]) => [Number(at), cell(logins, persons)]));
      return starts.map((_, at) => cells.get(at) ?? NO_LOGINS);
    },
  };
}

function cell(logins: unknown, users: unknown): Cell {
  return { logins: Number(logins), users: Number(users) };
}

function whose({ institution, service }: LoginsOf): string {
  const conditions = [`institution = ${quoted(institution)}`];
  if (service !== undefined) conditions.push(`service = ${quoted(service)}`);
  return conditions.join(' and ');
}

/** Returns whether the year of a period began before logins were kept, so that its counts are the earlier ones. */
export function hasEnded({ year }: Pick<Period, 'year'>, firstDay: DayNumber | undefined): boolean {
  return firstDay !== undefined && dayNumber(year, 1, 1) < firstDay;
}

function rangeOf(periods: readonly Period[]): readonly [DayNumber, DayNumber] {
  return periods.reduce<readonly [DayNumber, DayNumber]>(
    ([first, end], period) => [Math.min(first, period.first), Math.max(end, period.end)],
    [Infinity, -Infinity],
  );
}
