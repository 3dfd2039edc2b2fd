import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../../platform/storage/database';
import { catalogueTypes, visibleServices } from './serviceRows';
import type { Viewer } from './viewer';

const ROWS_AT_A_TIME = 200;

/** Numbers of services after the one, up to the other; absent: no end. */
export interface Portion {
  readonly after: number;
  readonly upTo?: number;
}

/** Ranges of numbers with as many services each: read by range, a portion costs the same with and without statistics. */
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

/** Reads the services of the catalogue in a range that the viewer may see. */
export function servicesIn(queries: Queries, viewer: Viewer, { after, upTo }: Portion) {
  return visibleServices(queries, viewer)
    .where('seen.entity_type', 'in', catalogueTypes)
    .where('seen.eid', '>', after)
    .$if(upTo !== undefined, (query) => query.where('seen.eid', '<=', upTo ?? after))
    .orderBy('seen.eid')
    .orderBy('seen.entity_type');
}

/**
 * Yields rows in portions, so that neither reading 10,000 services nor what is made of them holds up other requests. The
 * database reads a portion while something is made of the one before.
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
    // Whoever stops in the middle no longer waits for it.
    reading?.catch(() => undefined);
    if (rows && rows.length > 0) yield rows;
    // The embedded database answers without ever waiting, so nobody else would have a turn until the end.
    await setImmediate();
  }
}
