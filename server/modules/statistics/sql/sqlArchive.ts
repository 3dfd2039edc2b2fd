import { sql } from 'kysely';
import type { Database } from '../../../platform/storage/database';
import { DAY_MS, type DayNumber } from '../../../platform/time/calendar';
import { LOGIN_BYTES, unpackLogins } from '../dayEvents';
import type { EndedYears, LoginArchive } from '../loginStore';
import { ALL_SERVICES, asRow } from '../yearCounter';
import type { LoginNumbers } from './loginNumbers';
import { countedInstitution } from './readCounts';
import { lockLogins } from './storeLogins';

const ROWS_AT_ONCE = 50;

type Archive = Pick<LoginArchive, 'institutions' | 'loginsByDay' | 'days' | 'ended' | 'keepEnded'>;

/**
 * Makes the archive that hands out stored logins, to be moved, and takes the counts of logins that were deleted
 * elsewhere.
 */
export function sqlArchive(database: Database, numbers: LoginNumbers): Archive {
  const { read } = database;
  return {
    async institutions() {
      const rows = await read
        .selectFrom('login_institution')
        .select('entity_id')
        .where('invented', '=', false)
        .where(({ or, exists, selectFrom }) =>
          or([
            exists(selectFrom('login_day').select('day').whereRef('institution', '=', 'number')),
            exists(selectFrom('login_year').select('year').whereRef('institution', '=', 'number')),
          ]),
        )
        .orderBy('entity_id')
        .execute();
      return rows.map(({ entity_id }) => entity_id);
    },

    async loginsByDay(institutions) {
      const rows = await read
        .selectFrom('login_day')
        .innerJoin('login_institution', 'login_institution.number', 'login_day.institution')
        .select(['entity_id', 'day', sql<number>`octet_length(events)`.as('bytes')])
        .where('entity_id', 'in', institutions)
        .where('invented', '=', false)
        .orderBy('day')
        .execute();
      const found = new Map<string, Map<DayNumber, number>>();
      for (const { entity_id, day, bytes } of rows)
        found.set(
          entity_id,
          (found.get(entity_id) ?? new Map<DayNumber, number>()).set(day, bytes / LOGIN_BYTES),
        );
      return found;
    },

    async *days(wanted) {
      const names = await read.selectFrom('login_service').select(['number', 'entity_id']).execute();
      const services = new Map(names.map(({ number, entity_id }) => [number, entity_id]));
      const { rows } = await sql<{ institution: string; day: DayNumber; events: Buffer }>`
        select entity_id as institution, day, events
        from login_day join login_institution on number = institution
        where (entity_id, day) in (
          select * from unnest(
            ${wanted.flatMap(({ institution, days }) => days.map(() => institution))}::text[],
            ${wanted.flatMap(({ days }) => days)}::integer[]))
        order by entity_id, day`.execute(read);
      for (const { institution, day, events } of rows) {
        const logins = unpackLogins(events);
        yield {
          institution,
          day,
          logins: logins.map((login) => ({ ...login, service: services.get(login.service) ?? '' })),
        };
      }
    },

    async ended(institution) {
      const known = await countedInstitution(read, institution);
      if (known?.eventsFrom === undefined) return undefined;
      const rows = await read
        .selectFrom('login_year')
        .leftJoin('login_service', 'login_service.number', 'login_year.service')
        .selectAll('login_year')
        .select('login_service.entity_id')
        .where('institution', '=', known.number)
        .where('year', '<=', new Date(known.eventsFrom * DAY_MS).getUTCFullYear())
        .orderBy('year')
        .orderBy('service')
        .execute();
      const { eventsFrom: loginsFrom } = known;
      return {
        loginsFrom,
        years: rows
          .filter(({ year }) => Date.UTC(year, 0, 1) < loginsFrom * DAY_MS)
          .map(({ entity_id, institution: _institution, year, service: _service, ...counted }) => ({
            year,
            ...(entity_id !== null && { service: entity_id }),
            counted,
          })),
      };
    },

    async keepEnded(entityId, { loginsFrom, years }: EndedYears) {
      const institution = (await numbers.of('login_institution', [entityId])).get(entityId) ?? Number.NaN;
      const named = await numbers.of(
        'login_service',
        years.flatMap(({ service }) => service ?? []),
      );
      const rows = years.map(({ year, service, counted }) => {
        const number = service === undefined ? ALL_SERVICES : (named.get(service) ?? Number.NaN);
        return { institution, year, ...asRow({ ...counted, service: number }) };
      });
      await database.transaction(async (tx) => {
        await lockLogins(tx);
        await sql`
          update login_institution
          set invented = false, events_from = greatest(events_from, date '1970-01-01' + ${loginsFrom}::integer)
          where number = ${institution}`.execute(tx);
        for (const year of new Set(years.map((one) => one.year)))
          await tx
            .deleteFrom('login_year')
            .where('institution', '=', institution)
            .where('year', '=', year)
            .execute();
        for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
          await tx
            .insertInto('login_year')
            .values(rows.slice(start, start + ROWS_AT_ONCE))
            .execute();
      });
    },
  };
}
