import {
  LoginNumbers,
  noteStored,
  sqlReader,
  sqlStore,
  type DayOfLogins,
  type LoginArchive,
  type LoginReader,
} from '../../modules/statistics/archive.module';
import { lockLogins } from '../../modules/statistics/statistics.module';
import type { Database } from '../../platform/storage/database';
import type { TimeZone } from '../../platform/time/timeZone';
import type { EngineAddress } from './address';
import { endLogins } from './endLogins';
import { engineAt } from './engineAt';
import { engineArchive } from './engineArchive';
import { engineReader } from './engineReader';
import { insertLogins } from './insertLogins';

/**
 * Keeps logins in ClickHouse, one row each (decision 28). There are no transactions there, and none are needed: a row
 * that is stored again is the same row, and everything is counted on request, each event once, however rows are merged.
 * An interrupted operation is repeated.
 *
 * The database stores the time of an institution's newest login, which people see on every page, and the
 * demonstration's invented logins. Its lock serialises servers, and it records logins once ClickHouse has them: a
 * server that is killed in between leaves the invented logins visible.
 */
export function clickHouseStore(address: EngineAddress, database: Database, zone: TimeZone): LoginArchive {
  const engine = engineAt(address);
  const numbers = new LoginNumbers(database);
  const inDatabase = sqlStore(database, zone);
  const counted = engineReader(engine, zone);
  const invented = sqlReader(database.read);

  /** Returns the reader for an institution. */
  async function readerOf(institution: string): Promise<LoginReader> {
    const row = await database.read
      .selectFrom('login_institution')
      .select('invented')
      .where('entity_id', '=', institution)
      .executeTakeFirst();
    return row?.invented ? invented : counted;
  }

  async function numbered(days: readonly DayOfLogins[]) {
    const known = await numbers.of(
      'login_institution',
      days.map(({ institution }) => institution),
    );
    return days.map(({ institution, day, logins }) => ({
      institution: known.get(institution) ?? Number.NaN,
      day,
      added: logins,
    }));
  }

  return {
    loginsFrom: async (institution) => (await readerOf(institution)).loginsFrom(institution),
    cells: async (of, periods) => (await readerOf(of.institution)).cells(of, periods),
    services: async (institution, period) => (await readerOf(institution)).services(institution, period),
    users: async (of, from, to) => (await readerOf(of.institution)).users(of, from, to),
    moments: async (of, starts, step) => (await readerOf(of.institution)).moments(of, starts, step),
    ...engineArchive(engine),
    portion: { least: 10_000, most: 50_000, moved: 100_000 },
    prepare: async () => void (await engine.rows('select 1')),
    async store(days) {
      const stored = await numbered(days);
      return database.transaction(async (tx) => {
        await lockLogins(tx);
        const added = await insertLogins(engine, days);
        await noteStored(tx, stored);
        return added;
      });
    },
    count: () => Promise.resolve(),
    async end(before, most) {
      // Logins that were moved from the database are deleted there as well.
      const there = await inDatabase.end(before, most);
      return there + (await endLogins(engine, zone, before));
    },
  };
}
