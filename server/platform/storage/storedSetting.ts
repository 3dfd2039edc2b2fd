import type { Tx } from './database';

/** Returns the stored setting. If there is none, stores and returns the value. */
export async function storedSetting(tx: Tx, name: string, value: string): Promise<string> {
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
