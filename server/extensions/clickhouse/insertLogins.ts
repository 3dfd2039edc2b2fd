import type { DayOfLogins, Login } from '../../modules/statistics/archive.module';
import { civilDate, DAY_MS } from '../../platform/time/calendar';
import type { Engine } from './engine';
import { between, quoted } from './expressions';

/** ClickHouse accepts rows of 100 partitions at once; a partition is a month. */
const MONTHS_AT_ONCE = 50;
/** ClickHouse takes statements with the IDs of some 200,000 logins. */
const LOGINS_AT_ONCE = 100_000;
const COLUMNS = ['institution', 'service', 'moment', 'person', 'id'] as const;

/** Stores the logins whose IDs are not stored yet on their UTC day. Resolves with the number of these. */
export async function insertLogins(engine: Engine, days: readonly DayOfLogins[]): Promise<number> {
  let added = 0;
  let some: DayOfLogins[] = [];
  let room = LOGINS_AT_ONCE;
  for (const { logins, ...of } of days) {
    for (let start = 0; start < logins.length;) {
      const part = logins.slice(start, start + room);
      some.push({ ...of, logins: part });
      [start, room] = [start + part.length, room - part.length];
      if (room > 0) continue;
      added += await insertSome(engine, some);
      [some, room] = [[], LOGINS_AT_ONCE];
    }
  }
  return added + (some.length > 0 ? await insertSome(engine, some) : 0);
}

async function insertSome(engine: Engine, days: readonly DayOfLogins[]): Promise<number> {
  const known = await knownEvents(engine, days);
  const coming = days.map(({ institution, day, logins }) => {
    const added = logins.filter((login) => {
      const event = keyOf(institution, day, login.id);
      const isNew = !known.has(event);
      known.add(event);
      return isNew;
    });
    return { institution, day, logins: added };
  });
  for (const months of byMonths(coming)) await engine.insert('login', COLUMNS, months.flatMap(rowsOf));
  return coming.reduce((sum, { logins }) => sum + logins.length, 0);
}

function keyOf(institution: string, day: number, id: number): string {
  return `${id}/${day}/${institution}`;
}

/** Returns the events that are already stored. */
async function knownEvents(engine: Engine, days: readonly DayOfLogins[]): Promise<Set<string>> {
  const institutions = [...new Set(days.map(({ institution }) => institution))];
  const ids = days.flatMap(({ logins }) => logins.map(({ id }) => id));
  const range = days.map(({ day }) => day);
  const rows = await engine.rows(
    `select institution, intDiv(toUInt32(moment), 86400) as day, id from login
     where institution in (${institutions.map(quoted).join(', ')})
     and ${between(Math.min(...range) * DAY_MS, (Math.max(...range) + 1) * DAY_MS)}
     and id in (select toUInt64(arrayJoin([${ids.join(',')}])))`,
  );
  return new Set(rows.map(([institution, day, id]) => keyOf(String(institution), Number(day), Number(id))));
}

/** Groups days whose months ClickHouse accepts at once. */
function byMonths(days: readonly DayOfLogins[]): DayOfLogins[][] {
  const monthOf = ({ day }: DayOfLogins) => {
    const { year, month } = civilDate(day);
    return year * 12 + month;
  };
  const months = [...new Set(days.map(monthOf))].sort((a, b) => a - b);
  const groups = Array.from({ length: Math.ceil(months.length / MONTHS_AT_ONCE) }, (): DayOfLogins[] => []);
  for (const one of days) groups[Math.floor(months.indexOf(monthOf(one)) / MONTHS_AT_ONCE)]?.push(one);
  return groups;
}

function rowsOf({ institution, day, logins }: DayOfLogins) {
  const midnight = (day * DAY_MS) / 1000;
  return logins.map(({ service, second, person, id }: Login) => [
    institution,
    service,
    midnight + second,
    person,
    id,
  ]);
}
