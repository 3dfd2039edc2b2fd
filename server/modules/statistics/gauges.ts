import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';
import { ageOf, reading, type Gauges } from '../../platform/telemetry/readings';

/** Reads the age of the newest login. The demonstration's invented logins do not count. */
export function loginGauges({ database }: Pick<Dependencies, 'database'>): Gauges {
  return async (now) => {
    const { newest } = await database.read
      .selectFrom('login_institution')
      .select(sql<Date | null>`max(newest)`.as('newest'))
      .where('invented', '=', false)
      .executeTakeFirstOrThrow();
    return newest ? [reading('loginsNewest', {}, ageOf(newest, now))] : [];
  };
}
