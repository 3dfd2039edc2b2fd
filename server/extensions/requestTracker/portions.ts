/** Most ids that one call names, so that its address is no longer than web servers take. */
const AT_A_TIME = 100;

/** Asks for items in portions, one after the other, and returns all that was found. Throws what `ask` throws. */
export async function inPortions<Item, Found>(
  items: readonly Item[],
  ask: (some: readonly Item[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let start = 0; start < items.length; start += AT_A_TIME)
    found.push(...(await ask(items.slice(start, start + AT_A_TIME))));
  return found;
}
