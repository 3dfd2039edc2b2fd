import type { Tx } from './database';

/** Returns the stored setting, or stores the value where there is none. */
export async function keptSetting(tx: Tx, name: string, value: string): Promise<string> {
  await tx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await tx.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? value;
}
