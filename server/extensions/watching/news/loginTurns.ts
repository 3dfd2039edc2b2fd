import { sql } from 'kysely';
import type { Dependencies } from '../../../platform/dependencies';
import { DAY_MS, mondayOf, type DayNumber } from '../../../platform/time/calendar';
import { TimeZone } from '../../../platform/time/timeZone';
import { loginStore, loginTurns, periodsIn } from '../../../modules/statistics/statistics.module';
import { writeDue } from './newsTurns';

type Needs = Pick<Dependencies, 'config' | 'database' | 'now' | 'statistics'>;

/** How long after the end of a day logins are judged: nightly imports are complete by then. */
const WAIT_MS = 4 * 3_600_000;
/** Period for which written news are compared with later counts. */
const DOUBTED_DAYS = 28;

/** Returns the day for judging logins now, in the time zone of the statistics; it begins in the early morning. */
function judgingDay({ config, now }: Pick<Needs, 'config' | 'now'>): DayNumber {
  return new TimeZone(config.federation.statsTimeZone).dayAt(now().getTime() - WAIT_MS);
}

const written = (day: DayNumber) => new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/**
 * Returns the institutions for which a person watches a service or the connections, and whose logins no server has
 * judged today; none if there are no statistics.
 */
export async function institutionsToJudge(needs: Needs): Promise<string[]> {
  if (!needs.config.statistics.enabled) return [];
  const rows = await needs.database.read
    .selectFrom('subscription')
    .select('institution_entity_id')
    .distinct()
    .where('watched', '=', true)
    .where('kind', 'in', ['service', 'connections'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('logins_judged')
            .select('day')
            .whereRef('logins_judged.institution_entity_id', '=', 'subscription.institution_entity_id')
            .where('day', '>=', written(judgingDay(needs))),
        ),
      ),
    )
    .orderBy('institution_entity_id')
    .execute();
  return rows.map(({ institution_entity_id: institution }) => institution);
}

/**
 * Writes news about services at which the logins of an institution have stopped or doubled in the last completed week
 * (`loginTurns`), and stores that they were judged today. A service of several types is written once, as one of them:
 * its logins are counted by entity ID.
 */
export async function writeLoginTurns(needs: Needs, institution: string): Promise<number> {
  const { config, database, now } = needs;
  const today = judgingDay(needs);
  const monday = mondayOf(today) - 7;
  const options = { reader: loginStore(needs), institution, minUsers: config.statistics.minUsers };
  const turns = (await loginTurns(options, monday)) ?? [];
  const week = written(monday);
  const found = turns.map(({ service, kind, was, is }) => ({ service, kind, facts: { week, was, is } }));
  return database.transaction(async (tx) => {
    await tx
      .insertInto('logins_judged')
      .values({ institution_entity_id: institution, day: written(today) })
      .onConflict((conflict) => conflict.column('institution_entity_id').doUpdateSet({ day: written(today) }))
      .execute();
    if (found.length === 0) return 0;
    return writeDue(
      tx,
      now(),
      sql`
        select distinct on (entity_id)
          format('logins %s %s %s', ${week}::text, ${institution}::text, entity_id) as turn,
          found.kind, entity_type as service_type, entity_id as service_entity_id,
          ${institution}::text as institution_entity_id, found.facts
        from service
        join jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (service text, kind text, facts jsonb)
          on found.service = service.entity_id
        where not service.hidden order by entity_id, entity_type desc`,
    );
  });
}

/**
 * Removes news of stopped logins if some were counted since: statistics may receive part of a week later. Logins may be
 * kept outside of the database, so this is not part of the query that reads news. Returns how many there were.
 */
export async function withdrawLogins(needs: Needs): Promise<number> {
  const { config, database, now } = needs;
  if (!config.statistics.enabled) return 0;
  const { rows: written } = await sql<{ institution: string; week: string }>`
    select distinct institution_entity_id as institution, facts ->> 'week' as week from news
    where kind = 'loginsStopped' and at > ${new Date(now().getTime() - DOUBTED_DAYS * DAY_MS)}::timestamptz`.execute(
    database.read,
  );
  const reader = loginStore(needs);
  let removed = 0;
  for (const { institution, week } of written) {
    const monday = Date.parse(week) / DAY_MS;
    const [period] = periodsIn('week', monday, monday + 7);
    const used = period ? await reader.services(institution, period) : [];
    if (used.length === 0) continue;
    const gone = await database.transaction((tx) =>
      tx
        .deleteFrom('news')
        .where('kind', '=', 'loginsStopped')
        .where('institution_entity_id', '=', institution)
        .where(sql<boolean>`facts ->> 'week' = ${week}`)
        .where(sql<boolean>`service_entity_id = any(${used.map(({ service }) => service)}::text[])`)
        .executeTakeFirst(),
    );
    removed += Number(gone.numDeletedRows);
  }
  return removed;
}
