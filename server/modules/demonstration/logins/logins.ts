import type { Insertable } from 'kysely';
import { civilDate, DAY_MS, dayNumber, type DayNumber } from '../../../platform/time/calendar';
import {
  asRow,
  type LoginDayTable,
  type LoginYearTable,
  packLogins,
  type StoredLogin,
} from '../../statistics/statistics.module';
import type { TimeZone } from '../../../platform/time/timeZone';
import { earlierLogins } from './earlierLogins';
import { busyness, secondOfDay, usersBehind } from './loginPattern';
import { InventedCounts } from './loginCounts';
import { makeRandom, type Random } from '../random';

/** Logins of one institution, as rows. */
export interface InventedLogins {
  readonly newest: Date | null;
  /** ISO date of the first day with single logins. */
  readonly eventsFrom: string;
  readonly days: Insertable<LoginDayTable>[];
  readonly years: Insertable<LoginYearTable>[];
}

/** Institution and services for invented logins, by their numbers in the statistics' tables. */
export interface LoginUse {
  readonly institution: number;
  readonly services: readonly UsedService[];
  /** Logins of all services on an ordinary working day. */
  readonly busy: number;
  /** Calendar years before this one with logins from their first day on; absent: only the last year. */
  readonly earlierYears?: number;
}

export interface UsedService {
  readonly number: number;
  /** Date of the connection, if known. There are no logins before it. */
  readonly since: Date | null;
}

const DAYS = 365;
/** Last days with single logins, for minutes and hours. */
const DAYS_WITH_LOGINS = 8;
const SEED = 20;
const SEED_OF_EARLIER = 2_000;

interface Time {
  readonly now: Date;
  readonly zone: TimeZone;
  readonly today: DayNumber;
  /** Activity of each day, oldest first. */
  readonly pattern: readonly number[];
}

/**
 * Invents counts of logins for the last year, or for several, for every service that an institution uses. Only the last
 * week has single logins. The same institution gets the same logins on the same day.
 */
export function inventLogins(
  { institution, services, busy, earlierYears = 0 }: LoginUse,
  { now, zone }: Pick<Time, 'now' | 'zone'>,
): InventedLogins {
  const random = makeRandom(SEED + institution);
  const today = zone.dayAt(now.getTime());
  const pattern = Array.from({ length: DAYS }, (_, at) => busyness(today - DAYS + 1 + at));
  const time = { now, zone, today, pattern };
  const shares = random.shuffled(services.map((_, rank) => 1 / (rank + 2)));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const days = new Map<DayNumber, StoredLogin[]>();
  const before = daysBefore(today, earlierYears);
  const drawEarlier = earlierLogins(makeRandom(SEED_OF_EARLIER + institution), before);
  const earliest = today - DAYS + 1 - before.length;
  const counts = new InventedCounts(earliest, before.length + DAYS, Math.max(4, busy));
  services.forEach(({ number: service, since }, rank) => {
    const ordinary = (busy * (shares[rank] ?? 0)) / whole;
    const first = since === null ? 0 : zone.dayAt(since.getTime()) + DAYS - today;
    const logins = loginsByDay(random, ordinary, pattern, first);
    drawLogins(random, { institution, service, rank }, logins, days, time);
    counts.add(service, [...drawEarlier(ordinary, since), ...logins], Math.max(3, ordinary * 14));
  });
  const newest = [...days].reduce(
    (last, [day, logins]) => Math.max(last, ...logins.map(({ second }) => day * DAY_MS + second * 1000)),
    0,
  );
  return {
    newest: newest > 0 ? new Date(newest) : null,
    eventsFrom: new Date((today - DAYS_WITH_LOGINS + 1) * DAY_MS).toISOString().slice(0, 10),
    days: [...days].map(([day, logins]) => ({ institution, day, events: packLogins(logins) })),
    years: counts.years().map(({ year, counted }) => ({ institution, year, ...asRow(counted) })),
  };
}

/** Returns the activity of the days before the last year. */
function daysBefore(today: DayNumber, years: number): number[] {
  const first = today - DAYS + 1;
  const earliest = years === 0 ? first : dayNumber(civilDate(today).year - years, 1, 1);
  return Array.from({ length: Math.max(0, first - earliest) }, (_, at) => busyness(earliest + at));
}

/**
 * Returns the number of logins by day, oldest first: none before the `first` day, and at least one afterwards unless
 * that day was only a few days ago.
 */
function loginsByDay(random: Random, ordinary: number, pattern: readonly number[], first: number): number[] {
  const logins = pattern.map((busy, at) => {
    const expected = ordinary * busy * (0.85 + 0.3 * random.next());
    const count = Math.floor(expected + random.next());
    return at < first ? 0 : count;
  });
  const last = DAYS - DAYS_WITH_LOGINS - 1;
  if (first <= last && !logins.some((count) => count > 0)) {
    logins[random.between(Math.max(0, first), last)] = 1;
  }
  return logins;
}

/** Draws the single logins of the last days. Logins later today are subtracted from today's count. */
function drawLogins(
  random: Random,
  { institution, service, rank }: { institution: number; service: number; rank: number },
  counts: number[],
  days: Map<DayNumber, StoredLogin[]>,
  { now, zone, today }: Time,
): void {
  for (let back = DAYS_WITH_LOGINS - 1; back >= 0; back--) {
    const at = DAYS - 1 - back;
    const start = zone.startOf(today - back);
    const wanted = counts[at] ?? 0;
    const users = usersBehind(wanted, Math.max(3, wanted * 2));
    let count = 0;
    for (let number = 0; number < wanted; number++) {
      const moment = start + secondOfDay(random.next()) * 1000;
      if (moment > now.getTime()) continue;
      count += 1;
      const day = Math.floor(moment / DAY_MS);
      const of = days.get(day) ?? [];
      const person = number < users ? number : random.between(0, users - 1);
      of.push({
        second: (moment - day * DAY_MS) / 1000,
        service,
        person: institution * 1e9 + rank * 13 + person,
        id: institution * 1e9 + (rank * DAYS_WITH_LOGINS + back) * 1e4 + number,
      });
      days.set(day, of);
    }
    counts[at] = count;
  }
}
