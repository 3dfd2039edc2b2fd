import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies';
import { ageOf, reading, type Gauges, type Reading } from '../../platform/telemetry/readings';
import type { EngineAddress } from './clickhouse/address';
import { engineAt } from './clickhouse/engineAt';

/** Shorter than the patience for all that is read, which ClickHouse must not use up. */
const LONGEST_MS = 1_500;

/** Reads how far the statistics reach, and whether ClickHouse is there. The demonstration's invented logins say nothing about that. */
export function loginGauges({ config, database }: Pick<Dependencies, 'config' | 'database'>): Gauges {
  const { engine } = config.statistics;
  return async (now) => {
    const { newest } = await database.read
      .selectFrom('login_institution')
      .select(sql<Date | null>`max(newest)`.as('newest'))
      .where('invented', '=', false)
      .executeTakeFirstOrThrow();
    return [
      ...(newest ? [reading('loginsNewest', {}, ageOf(newest, now))] : []),
      ...(engine ? [await engineUp(engine)] : []),
    ];
  };
}

async function engineUp(address: EngineAddress): Promise<Reading> {
  const answers = engineAt(address)
    .rows('select 1')
    .then(
      () => true,
      () => false,
    );
  const tooLate = setTimeout(LONGEST_MS, false, { ref: false });
  return reading('statisticsUp', {}, (await Promise.race([answers, tooLate])) ? 1 : 0);
}
