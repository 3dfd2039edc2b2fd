import type { DayOfLogins, LoginArchive } from '../../modules/statistics/archive.module';
import { DAY_MS, type DayNumber } from '../../platform/time/calendar';
import { endedYears, keepEndedYears } from './endedYears';
import type { Engine } from './engine';
import { between, quoted } from './expressions';

const LOGINS_AT_ONCE = 50_000;

type Archive = Pick<LoginArchive, 'institutions' | 'loginsByDay' | 'days' | 'ended' | 'keepEnded'>;

/**
 * Makes the archive that hands out stored logins, to be moved or counted, and takes the counts of logins that were
 * deleted elsewhere.
 */
export function engineArchive(engine: Engine): Archive {
  return {
    async institutions() {
      const rows = await engine.rows(
        'select distinct institution from (select institution from login union all select institution from login_year) order by institution',
      );
      return rows.map(([institution]) => String(institution));
    },
    loginsByDay: (institutions) => loginsByDay(engine, institutions),
    async *days(wanted) {
      const sizes = await loginsByDay(
        engine,
        wanted.map(({ institution }) => institution),
      );
      for (const { institution, days } of wanted)
        for (const some of portions(days, sizes.get(institution) ?? new Map<DayNumber, number>()))
          yield* loginsOf(engine, institution, some);
    },
    async ended(institution) {
      const years = await endedYears(engine, institution);
      if (years.length === 0) return undefined;
      const [row] = await engine.rows(
        `select max(kept_from) from login_year where institution = ${quoted(institution)}`,
      );
      return { loginsFrom: Number(row?.[0]), years };
    },
    keepEnded: (institution, ended) => keepEndedYears(engine, institution, ended),
  };
}

async function loginsByDay(
  engine: Engine,
  institutions: readonly string[],
): Promise<Map<string, Map<DayNumber, number>>> {
  const rows = await engine.rows(
    `select institution, intDiv(toUInt32(moment), 86400) as day, uniqExact(id) from login
     where institution in (${institutions.map(quoted).join(', ')}) group by institution, day order by day`,
  );
  const found = new Map<string, Map<DayNumber, number>>();
  for (const [name, day, logins] of rows) {
    const institution = String(name);
    const byDay = found.get(institution) ?? new Map<DayNumber, number>();
    found.set(institution, byDay.set(Number(day), Number(logins)));
  }
  return found;
}

/** Groups days with about as many logins as are read at once. */
function* portions(
  days: readonly DayNumber[],
  sizes: ReadonlyMap<DayNumber, number>,
): Generator<readonly DayNumber[]> {
  let some: DayNumber[] = [];
  let size = 0;
  for (const day of days) {
    const coming = sizes.get(day) ?? 0;
    if (some.length > 0 && size + coming > LOGINS_AT_ONCE) {
      yield some;
      [some, size] = [[], 0];
    }
    some.push(day);
    size += coming;
  }
  if (some.length > 0) yield some;
}

/** Yields the logins of ascending UTC days in order of time, each event once. */
async function* loginsOf(
  engine: Engine,
  institution: string,
  days: readonly DayNumber[],
): AsyncGenerator<DayOfLogins> {
  const wanted = new Set(days);
  const from = (days[0] ?? 0) * DAY_MS;
  const to = ((days.at(-1) ?? 0) + 1) * DAY_MS;
  const rows = await engine.rows(
    `select intDiv(toUInt32(moment), 86400) as day, toUInt32(moment) % 86400 as second, service, person, id from login
     where institution = ${quoted(institution)} and ${between(from, to)} order by moment, id limit 1 by day, id`,
  );
  const found = new Map<DayNumber, DayOfLogins['logins'][number][]>();
  for (const [day, second, service, person, id] of rows) {
    const logins = found.get(Number(day)) ?? [];
    found.set(Number(day), logins);
    logins.push({ second: Number(second), service: String(service), person: Number(person), id: Number(id) });
  }
  for (const [day, logins] of found) if (wanted.has(day)) yield { institution, day, logins };
}
