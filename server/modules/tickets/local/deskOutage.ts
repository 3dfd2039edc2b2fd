import type { Queries, Tx } from '../../../platform/storage/database';

const OUTAGES = ['up', 'down', 'unreachable'] as const;
/** States of the local desk that demo mode can simulate: up, known to be down, or unreachable although it seems up. */
export type DeskOutage = (typeof OUTAGES)[number];

const SETTING = 'desk.outage';

export async function readOutage(queries: Queries): Promise<DeskOutage> {
  const setting = await queries
    .selectFrom('setting')
    .select('value')
    .where('name', '=', SETTING)
    .executeTakeFirst();
  return OUTAGES.find((outage) => outage === setting?.value) ?? 'up';
}

export async function writeOutage(tx: Tx, outage: DeskOutage): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ name: SETTING, value: outage })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: outage }))
    .execute();
}
