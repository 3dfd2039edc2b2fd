import type { Tx } from './database';

/** Returns the stored setting, or stores the value where there is none. */
export async function keptSetting(tx: Tx, name: string, value: string): Promise<string> {
  const stored = () => tx.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  const there = await stored();
  if (there) return there.value;
  await tx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await stored())?.value ?? value;
}
