import { normalise } from '../../../contracts/domain/normalise';

/** Facets of the list that depend only on the service, by their keys in the address (REQUIREMENTS 66, 67, 71, 75). */
export const watchedFacets = ['interfed_source', 'entity_category', 'attributes', 'type_of_service'] as const;
export type WatchedFacet = (typeof watchedFacets)[number];

function isWatchedFacet(key: string): key is WatchedFacet {
  return (watchedFacets as readonly string[]).includes(key);
}

/**
 * Conditions of a search on the service itself. Conditions on the institution's own settings (connected, with a policy,
 * with a level) do not apply to a new service, and are left out.
 */
export interface WatchedSearch {
  /** Words, all of which occur in one text of the service. */
  readonly terms: readonly string[];
  readonly ticked: Readonly<Partial<Record<WatchedFacet, readonly string[]>>>;
  /** True if it has to be in all of the categories. */
  readonly allCategories: boolean;
}

/**
 * Reads the query of the list (`search`, `activeFacets`, `categories`); ignores the parts that it does not understand.
 */
export function searchIn(query: string): WatchedSearch {
  const params = new URLSearchParams(query);
  const ticked = Object.entries(tickedIn(params.get('activeFacets') ?? ''));
  return {
    terms: normalise(params.get('search') ?? '')
      .split(/\s+/)
      .filter(Boolean),
    ticked: Object.fromEntries(ticked.filter(([facet]) => isWatchedFacet(facet))),
    allCategories: params.get('categories') === 'all',
  };
}

/** Reads `activeFacets` of a query; returns none for another format. */
export function tickedIn(json: string): Record<string, string[]> {
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).flatMap(([facet, values]) => {
        const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
        return texts.length > 0 ? [[facet, texts]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Returns the query with only the parts that a subscription uses, so that equal searches have equal texts. */
export function plainQuery(query: string): string {
  const { terms, ticked, allCategories } = searchIn(query);
  const params = new URLSearchParams();
  if (terms.length > 0) params.set('search', (new URLSearchParams(query).get('search') ?? '').trim());
  const ordered = watchedFacets.flatMap((facet) => {
    const values = ticked[facet];
    return values ? [[facet, [...new Set(values)].sort()] as const] : [];
  });
  if (ordered.length > 0) params.set('activeFacets', JSON.stringify(Object.fromEntries(ordered)));
  if (allCategories && ticked.entity_category) params.set('categories', 'all');
  return params.toString();
}
