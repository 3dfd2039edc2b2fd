import { sql } from 'kysely';
import type { Watched } from '../../platform/module';
import { ageOf, reading, type Gauges } from '../../platform/telemetry/readings';

/**
 * Reads the age of the newest login, without the demonstration's invented ones, and that of the oldest one that is not
 * counted. ClickHouse counts when it is asked.
 */
export function loginGauges({ config: { loginsElsewhere }, database }: Watched): Gauges {
  return async (now) => {
    const { newest, uncounted } = await database.read
      .selectFrom('login_institution')
      .select(sql<Date | null>`max(newest)`.as('newest'))
      .select(
        sql<Date | null>`least((select min(since) from login_new), (select min(since) from login_recount))`.as(
          'uncounted',
        ),
      )
      .where('invented', '=', false)
      .executeTakeFirstOrThrow();
    return [
      ...(newest ? [reading('loginsNewest', {}, ageOf(newest, now))] : []),
      ...(loginsElsewhere ? [] : [reading('loginsUncounted', {}, ageOf(uncounted, now))]),
    ];
  };
}
