import { sql } from 'kysely';
import type { Dependencies } from '../../../platform/dependencies';
import { METRICS } from '../../../platform/telemetry/metrics';
import { ageOf, everyState, reading, type Gauges } from '../../../platform/telemetry/readings';

const OPEN = METRICS.outbox.labels.state;

/** Counts the open entries of the outbox; none if tickets are kept here. */
export function outboxGauges({ config, database }: Pick<Dependencies, 'config' | 'database'>): Gauges {
  return async (now) => {
    if (config.ticketsElsewhere === undefined) return [];
    const rows = await database.read
      .selectFrom('outbox')
      .select(['state', sql<number>`count(*)::integer`.as('count'), sql<Date>`min(created_at)`.as('oldest')])
      .where('open', '=', true)
      .groupBy('state')
      .execute();
    return everyState(OPEN, rows).flatMap(({ state, count, oldest }) => [
      reading('outbox', { state }, count),
      reading('outboxOldest', { state }, ageOf(oldest, now)),
    ]);
  };
}
