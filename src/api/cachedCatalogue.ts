import type { Catalogue } from '../contracts/domain/services/catalogue';
import type { Person } from '../contracts/domain/person/person';
import { withTimeout } from '../lib/withTimeout';
import { deleteResponseCache, openResponseCache } from '../lib/ownStorage';

/**
 * Returns the address under which the list is kept. It differs by person, language and build, since builds
 * may read lists differently.
 */
export function catalogueAddress({ uid, institution, language }: Person): string {
  // Prerendering has no document.
  const build = globalThis.document?.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
  return `/${encodeURIComponent(JSON.stringify([uid, institution?.entityId, language, build]))}`;
}

/** Milliseconds. The limit is needed because a tab in the background is not painted. */
const SEEN_WITHIN = 1_500;
let seen = () => {};
let isSeen = Promise.resolve();

/** Resolves when the kept list has been on the screen; at once if there is none. */
export const cachedListShown = () => isSeen;
/** Called when it has been. */
export const markCachedListShown = () => seen();

/**
 * Returns the list that is kept there; null if there is none or the browser keeps none. Afterwards, lists
 * kept for other people are deleted.
 */
export async function readCachedCatalogue(address: string): Promise<Catalogue | null> {
  try {
    const response = await (await openResponseCache()).match(address);
    if (response) {
      isSeen = withTimeout(new Promise<void>((resolve) => (seen = resolve)), SEEN_WITHIN);
      // Frozen, so that the store does not walk through thousands of services to freeze them.
      return Object.freeze(await response.json()) as Catalogue;
    }
    await deleteResponseCache();
  } catch {
    // The browser keeps none.
  }
  return null;
}
