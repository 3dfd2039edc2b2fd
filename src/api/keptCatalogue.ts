import type { Catalogue } from '../contracts/domain/catalogue';
import type { Person } from '../contracts/domain/person';
import { withTimeout } from '../lib/withTimeout';
import { forgetAnswers, openAnswers } from '../lib/ownStorage';

/**
 * Returns under which address the list of a person is kept, in their language and for this build of the client: another one
 * may read a list otherwise.
 */
export function keptAt({ uid, institution, language }: Person): string {
  // Prerendering has no document.
  const build = globalThis.document?.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
  return `/${encodeURIComponent(JSON.stringify([uid, institution?.entityId, language, build]))}`;
}

/** Milliseconds; a tab that nobody looks at is not painted. */
const SEEN_WITHIN = 1_500;
let seen = () => {};
let isSeen = Promise.resolve();

/** Resolves when the list that was kept has been on the screen; at once where there is none. */
export const keptListSeen = () => isSeen;
/** Called when it has been. */
export const noteKeptListSeen = () => seen();

/**
 * Returns the list that is kept there; null where there is none, and where the browser keeps none. What was kept for somebody
 * else is gone after that.
 */
export async function keptCatalogue(address: string): Promise<Catalogue | null> {
  try {
    const answer = await (await openAnswers()).match(address);
    if (answer) {
      isSeen = withTimeout(new Promise<void>((resolve) => (seen = resolve)), SEEN_WITHIN);
      // Frozen, so that the store does not walk through thousands of services to freeze them.
      return Object.freeze(await answer.json()) as Catalogue;
    }
    await forgetAnswers();
  } catch {
    // There is none.
  }
  return null;
}
