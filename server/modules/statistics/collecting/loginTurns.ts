import type { DayNumber } from '../../../platform/time/calendar';
import type { StatisticsContext } from '../statisticsContext';
import type { ServiceCell } from '../loginStore';
import { periodsIn } from '../periods';
import type { Cell } from '../privacy';
import { shownServices } from '../shownServices';

/** A service whose logins have stopped or doubled. */
export interface LoginTurn {
  readonly service: string;
  readonly kind: 'loginsStopped' | 'loginsDoubled';
  /** Logins in the lowest of the weeks compared with, or, if logins have doubled, in the busiest. */
  readonly was: number;
  readonly is: number;
}

/** Weeks that are read before the judged one, about a quarter of a year. */
const READ = 12;
/** Ordinary weeks that a week is compared with. */
const COMPARED = 4;
/** Minimum logins per week of a service in regular use. */
const REGULAR = 10;
/** Minimum increase of logins that have doubled. */
const MORE = 50;

interface Week {
  readonly logins: ReadonlyMap<string, number>;
  /** Logins at all services. */
  readonly all: number;
  /** True if the week is counted up to its end. */
  readonly isWhole: boolean;
  /** Services whose logins the statistics hide. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * Returns the services of an institution whose logins have stopped or doubled in the week (ISO 8601) that begins on a
 * Monday; undefined if the week is not counted up to its end, so that nothing is known about it yet.
 *
 * A week is compared with the four ordinary weeks before it, in each of which the service had at least 10 logins.
 * *Stopped* means no logins at all.
 * *Doubled* means at least twice as many as in the busiest of the four, and at least 50 more, unless the logins at all
 * other services together have doubled as well. A week is ordinary for a service if it is counted up to its end, and
 * the other services of the institution have at least half of the logins that they have in their four busiest weeks on
 * average: holidays and uncounted weeks are skipped. Since a week is compared with the ones before it, each turn is
 * found in one week alone, and again only after four regular weeks. Counts that the statistics would hide in any of
 * these weeks are left out (privacy.ts).
 */
export async function loginTurns(
  { reader, institution, minUsers }: Pick<StatisticsContext, 'reader' | 'institution' | 'minUsers'>,
  monday: DayNumber,
): Promise<LoginTurn[] | undefined> {
  const [first, end] = [monday - READ * 7, monday + 7];
  const periods = periodsIn('week', first, end);
  const counted = await reader.cells({ institution }, [...periods, ...periodsIn('day', first, end)]);
  const days = counted.slice(periods.length).map(({ logins }) => logins);
  const whole = wholeWeeks(days);
  if (whole.at(-1) !== true) return undefined;
  const weeks: Week[] = [];
  for (const [at, period] of periods.entries()) {
    const total = counted[at] ?? { logins: 0, users: 0 };
    const cells = total.logins > 0 ? await reader.services(institution, period) : [];
    weeks.push({
      logins: new Map(cells.map(({ service, logins }) => [service, logins])),
      all: cells.reduce((sum, { logins }) => sum + logins, 0),
      isWhole: whole[at] === true,
      hidden: hiddenIn(cells, total, minUsers),
    });
  }
  const services = new Set(weeks.flatMap(({ logins }) => [...logins.keys()]));
  return [...services].flatMap((service) => turnOf(service, weeks) ?? []);
}

/**
 * Returns for each week whether it is counted up to its end, judged by the logins of all its days: it has logins on the
 * last usually busy day, or on a later one. A day is usually busy if, in the weeks before the last one, it has at least
 * half as many logins as the busiest day of the week.
 */
function wholeWeeks(days: readonly number[]): boolean[] {
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  const usual = Array.from({ length: 7 }, (_, day) =>
    weeks.slice(0, -1).reduce((sum, week) => sum + (week[day] ?? 0), 0),
  );
  const lastBusy = usual.findLastIndex((logins) => logins >= Math.max(...usual) / 2);
  return weeks.map((week) => week.slice(lastBusy).some((logins) => logins > 0));
}

/** Returns the services whose logins in a week are hidden; zero logins are always shown. */
function hiddenIn(cells: readonly ServiceCell[], total: Cell, minUsers: number): ReadonlySet<string> {
  const services = shownServices(cells, total, minUsers);
  return new Set(services.flatMap(({ service, shown }) => (shown.logins === undefined ? [service] : [])));
}

function turnOf(service: string, weeks: readonly Week[]): LoginTurn | undefined {
  const own = (week: Week) => week.logins.get(service) ?? 0;
  const others = (week: Week) => week.all - own(week);
  const busiest = weeks
    .map(others)
    .sort((a, b) => b - a)
    .slice(0, COMPARED);
  const usual = busiest.reduce((sum, logins) => sum + logins, 0) / COMPARED;
  const ordinary = weeks.filter((week) => week.isWhole && others(week) > 0 && others(week) >= usual / 2);
  const last = weeks.at(-1);
  const before = ordinary.slice(0, -1).slice(-COMPARED);
  if (!last || ordinary.at(-1) !== last || before.length < COMPARED) return undefined;
  const turn = compare(before.map(own), own(last));
  if (!turn || [...before, last].some(({ hidden }) => hidden.has(service))) return undefined;
  const allDoubled = others(last) >= 2 * Math.max(...before.map(others));
  return turn.kind === 'loginsDoubled' && allDoubled ? undefined : { service, ...turn };
}

function compare(before: readonly number[], is: number): Omit<LoginTurn, 'service'> | undefined {
  const [least, most] = [Math.min(...before), Math.max(...before)];
  if (least < REGULAR) return undefined;
  if (is === 0) return { kind: 'loginsStopped', was: least, is };
  return is >= Math.max(2 * most, most + MORE) ? { kind: 'loginsDoubled', was: most, is } : undefined;
}
