import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';
import { METRICS } from '../../platform/telemetry/metrics';
import { ageOf, reading, type Gauges } from '../../platform/telemetry/readings';

const STATES = METRICS.mails.labels.state;

/** Counts the mails that have not been sent. */
export function mailGauges({ database }: Pick<Dependencies, 'database'>): Gauges {
  const backlog = async (state: (typeof STATES)[number]) => {
    const { count, oldest } = await database.read
      .selectFrom('mail')
      .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(created_at)`.as('oldest')])
      // A literal, so that the query can use the partial index.
      .where('state', '=', sql.lit(state))
      .executeTakeFirstOrThrow();
    return { state, count, oldest };
  };
  return async (now) => {
    const backlogs = await Promise.all(STATES.map(backlog));
    return backlogs.flatMap(({ state, count, oldest }) => [
      reading('mails', { state }, count),
      reading('mailsOldest', { state }, ageOf(oldest, now)),
    ]);
  };
}
