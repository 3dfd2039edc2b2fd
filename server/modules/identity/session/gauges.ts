import { sql } from 'kysely';
import type { Dependencies } from '../../../platform/dependencies';
import { reading, type Gauges } from '../../../platform/telemetry/readings';
import { LOGIN_UNDER_WAY } from '../login/loginAttempt.store';

/** Reads the number of active sessions. */
export function sessionGauges({ config, database }: Pick<Dependencies, 'config' | 'database'>): Gauges {
  return async (now) => {
    const { alive } = await database.read
      .selectFrom('session')
      .select(sql<number>`count(*)::integer`.as('alive'))
      .where('person', '<>', LOGIN_UNDER_WAY)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where('last_seen_at', '>=', new Date(now.getTime() - config.session.idleSeconds * 1000))
      .executeTakeFirstOrThrow();
    return [reading('sessions', {}, alive)];
  };
}
