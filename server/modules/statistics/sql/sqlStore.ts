import type { Database, Queries } from '../../../platform/storage/database';
import type { TimeZone } from '../../../platform/time/timeZone';
import type { DayOfLogins, LoginArchive } from '../loginStore';
import { countStaleYears, noteTimeZone } from './countLogins';
import { endLogins } from './endLogins';
import { LoginNumbers } from './loginNumbers';
import { sqlArchive } from './sqlArchive';
import { sqlReader } from './sqlReader';
import { storeLogins } from './storeLogins';

/** Keeps logins in the database, packed by institution and UTC day, and counts them year by year (decision 8). */
export function sqlStore(database: Database, zone: TimeZone, queries: Queries = database.read): LoginArchive {
  const numbers = new LoginNumbers(database);

  async function numbered(days: readonly DayOfLogins[]) {
    const institutions = await numbers.of(
      'login_institution',
      days.map(({ institution }) => institution),
    );
    const services = await numbers.of(
      'login_service',
      days.flatMap(({ logins }) => logins.map(({ service }) => service)),
    );
    const at = (known: ReadonlyMap<string, number>, entityId: string) => known.get(entityId) ?? Number.NaN;
    return days.map(({ institution, day, logins }) => ({
      institution: at(institutions, institution),
      day,
      logins: logins.map((login) => ({ ...login, service: at(services, login.service) })),
    }));
  }

  return {
    ...sqlReader(queries),
    ...sqlArchive(database, numbers),
    portion: { least: 1_000, most: 4_000 },
    prepare: () => noteTimeZone(database, zone),
    store: async (days) => storeLogins(database, zone, await numbered(days)),
    count: (options) => countStaleYears(database, zone, options),
    end: (before, most) => database.transaction((tx) => endLogins(tx, before, most)),
  };
}
