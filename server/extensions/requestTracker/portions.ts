/** Maximum number of IDs in one call, so that its address is not longer than web servers accept. */
const AT_A_TIME = 100;

/** Requests items in portions, one after the other, and returns all results. Throws the errors of `ask`. */
export async function inPortions<Item, Found>(
  items: readonly Item[],
  load: (some: readonly Item[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let start = 0; start < items.length; start += AT_A_TIME)
    found.push(...(await load(items.slice(start, start + AT_A_TIME))));
  return found;
}
