import type { Catalogue } from '../../../contracts/domain/services/catalogue';
import { collatorOf } from '../../../lib/collator';
import { forgetAnswers, openAnswers } from '../../../lib/ownStorage';

/**
 * Keeps the list for the next visit, in its order and without the texts that are searched, and no other. A browser that has no
 * such store keeps nothing.
 */
export async function keepCatalogue(address: string, { services, facets }: Catalogue): Promise<void> {
  const kept: Catalogue = {
    services: services.toSorted((a, b) => collatorOf().compare(a.name, b.name)),
    sorted: true,
    facets,
  };
  try {
    await forgetAnswers();
    await (await openAnswers()).put(address, Response.json(kept));
  } catch {
    // The next visit does without.
  }
}
