import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../../platform/storage/database';
import { catalogueTypes, visibleServices } from './serviceRows';
import type { Viewer } from './viewer';

const ROWS_AT_A_TIME = 200;

/** Range of services by number: after the first, up to the second; absent: to the end. */
export interface Portion {
  readonly after: number;
  readonly upTo?: number;
}

/**
 * Returns ranges of numbers with equal counts of services. A read by range costs the same with and without database
 * statistics.
 */
async function portions(queries: Queries): Promise<Portion[]> {
  const numbered = queries
    .selectFrom('service')
    .select(['eid', sql<number>`row_number() over (order by eid)`.as('position')])
    .where('entity_type', 'in', catalogueTypes)
    .as('numbered');
  const ends = await queries
    .selectFrom(numbered)
    .select('eid')
    .where(sql<boolean>`position % ${ROWS_AT_A_TIME}::integer = 0`)
    .orderBy('eid')
    .execute();
  const borders = ends.map(({ eid }) => eid);
  return [-1, ...borders].map((after, index) => {
    const upTo = borders[index];
    return upTo === undefined ? { after } : { after, upTo };
  });
}

/** Reads the services in a range that the viewer may see. */
export function servicesIn(queries: Queries, viewer: Viewer, { after, upTo }: Portion) {
  return visibleServices(queries, viewer)
    .where('seen.entity_type', 'in', catalogueTypes)
    .where('seen.eid', '>', after)
    .$if(upTo !== undefined, (query) => query.where('seen.eid', '<=', upTo ?? after))
    .orderBy('seen.eid')
    .orderBy('seen.entity_type');
}

/**
 * Yields rows in portions, so that 10,000 services do not block other requests. The database reads the next portion
 * while the caller works on the current one.
 */
export async function* rowsInPortions<Row>(
  queries: Queries,
  read: (portion: Portion) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const [first, ...others] = await portions(queries);
  let reading = first && read(first);
  for (const portion of [...others, undefined]) {
    const rows = await reading;
    reading = portion && read(portion);
    // A caller that stops early does not wait for it.
    reading?.catch(() => undefined);
    if (rows && rows.length > 0) yield rows;
    // The embedded database answers without waiting, so that other requests would get no turn until the end.
    await setImmediate();
  }
}
