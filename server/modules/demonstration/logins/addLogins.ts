import { sql } from 'kysely';
import { viewerFor, visibleServices } from '../../catalogue/catalogue.module';
import { lockLogins } from '../../statistics/statistics.module';
import type { TimeZone } from '../../../platform/time/timeZone';
import type { Database, Tx } from '../../../platform/storage/database';
import { insertRows } from '../insert';
import { inventLogins, type LoginUse, type UsedService } from './logins';
import { makeRandom } from '../random';

/** People log in to a few hundred services, however large the catalogue is. */
const MOST_SERVICES = 300;

/** In a larger federation, which is for measurements, only the first institutions have logins. */
const MOST_INSTITUTIONS = 60;

/** Chooses the institutions for invented logins, if the statistics have none yet. */
export async function chooseInstitutions(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await lockLogins(tx);
    await sql`
      insert into login_institution (entity_id, invented)
      select entity_id, true from institution
      where origin = 'seed' and not exists (select from login_institution) order by eid limit ${MOST_INSTITUTIONS}`.execute(
      tx,
    );
  });
}

export interface WithoutLogins {
  readonly number: number;
  readonly entity_id: string;
}

/**
 * Reads the institutions of the demonstration without logins: those of the people on the login page, then the others.
 */
export async function institutionsWithoutLogins({ read }: Database): Promise<WithoutLogins[]> {
  return read
    .selectFrom('login_institution')
    .select(['number', 'entity_id'])
    .where('invented', '=', true)
    .where('events_from', 'is', null)
    .orderBy(
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('demo_person')
            .select('subject')
            .whereRef('institution_entity_id', '=', 'login_institution.entity_id'),
        ),
      'desc',
    )
    .orderBy('number')
    .execute();
}

/** Invents the logins at the connected services of an institution, in one transaction. */
export async function addInventedLogins(
  database: Database,
  { number, entity_id }: WithoutLogins,
  time: { readonly now: Date; readonly zone: TimeZone },
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockLogins(tx);
    const services = await connectedServices(tx, entity_id);
    const use = { institution: number, services, ...amountOf(number, services.length) };
    const { newest, eventsFrom, days, years } = inventLogins(use, time);
    const { numUpdatedRows } = await tx
      .updateTable('login_institution')
      .set({ newest, events_from: eventsFrom })
      .where('number', '=', number)
      .where('invented', '=', true)
      .where('events_from', 'is', null)
      .executeTakeFirst();
    // Real logins arrived first, or another server has done it.
    if (numUpdatedRows === 0n) return;
    await insertRows(tx, 'login_day', days);
    await insertRows(tx, 'login_year', years);
  });
}

/** Only the small institution uses fewer services (smallInstitution.ts). */
const FEW_SERVICES = 4;

/** Returns the amount of logins. The first institution is a large, long-standing university; the others are smaller. */
function amountOf(number: number, services: number): Pick<LoginUse, 'busy' | 'earlierYears'> {
  if (number === 1) return { busy: 2_600, earlierYears: 2 };
  return { busy: services < FEW_SERVICES ? services / 2 : 60 + 160 * makeRandom(number).next() ** 2 };
}

/**
 * Returns the connected services with their numbers in the statistics, and their connection dates according to tickets.
 */
async function connectedServices(tx: Tx, institution: string): Promise<UsedService[]> {
  const rows = await visibleServices(tx, await viewerFor(tx, 'staff', institution))
    .clearSelect()
    .select('seen.entity_id')
    .distinct()
    .where('seen.connected', '=', true)
    .orderBy('seen.entity_id')
    .limit(MOST_SERVICES)
    .execute();
  const ids = rows.map((row) => row.entity_id);
  await sql`insert into login_service (entity_id) select unnest(${ids}::text[]) on conflict do nothing`.execute(
    tx,
  );
  return tx
    .selectFrom('login_service')
    .select('number')
    .select(({ selectFrom }) =>
      selectFrom('ticket')
        .innerJoin('ticket_event', 'ticket_event.ticket_key', 'ticket.key')
        .select(({ fn }) => fn.max('ticket_event.at').as('at'))
        .whereRef('ticket.service_entity_id', '=', 'login_service.entity_id')
        .where('ticket.institution_entity_id', '=', institution)
        .where('ticket.direction', '=', 'connect')
        .where('ticket.resolution', '=', 'done')
        .where('ticket_event.status', '=', 'Resolved')
        .as('since'),
    )
    .where('entity_id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('entity_id')
    .execute();
}
