import { sql } from 'kysely';
import type { Rhythm } from '../../../src/extensions/watching/contract/watching.wire';
import type { Queries } from '../../platform/storage/database';

/** Mails are written in the morning, weekly ones on Monday. */
const AT = '6 hours';

/** Returns when the next mail is due, in the time zone of the federation; null: never. */
export async function nextDue(
  queries: Queries,
  rhythm: Rhythm,
  now: Date,
  timeZone: string,
): Promise<Date | null> {
  if (rhythm === 'never') return null;
  const unit = rhythm === 'daily' ? 'day' : 'week';
  const { rows } = await sql<{ due: Date }>`
    select min(due) as due from (
      select (date_trunc(${unit}, ${now}::timestamptz at time zone ${timeZone}) + step * ${`1 ${unit}`}::interval
        + ${AT}::interval) at time zone ${timeZone} as due from (values (0), (1)) as steps (step)) as moments
    where due > ${now}`.execute(queries);
  return rows[0]?.due ?? null;
}
