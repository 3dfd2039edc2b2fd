import type { Catalogue } from '../contracts/domain/catalogue';
import type { Person } from '../contracts/domain/person';
import { forgetAnswers, openAnswers } from '../lib/ownStorage';

/**
 * Returns under which address the list of a person is kept, in their language and for this build of the client: another one
 * may read a list otherwise.
 */
export function keptAt({ uid, institution, language }: Person): string {
  const build = document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
  return `/${encodeURIComponent(JSON.stringify([uid, institution?.entityId, language, build]))}`;
}

/**
 * Returns the list that is kept there; null where there is none, and where the browser keeps none. What was kept for somebody
 * else is gone after that.
 */
export async function keptCatalogue(address: string): Promise<Catalogue | null> {
  try {
    const answer = await (await openAnswers()).match(address);
    // Frozen, so that the store does not walk through thousands of services to freeze them.
    if (answer) return Object.freeze(await answer.json()) as Catalogue;
    await forgetAnswers();
  } catch {
    // There is none.
  }
  return null;
}
