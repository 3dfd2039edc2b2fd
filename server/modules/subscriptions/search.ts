import { normalise } from '../../../src/contracts/domain/normalise';
import type { ServiceDocument } from '../federation/federation.module';

/**
 * What a search asks of a service by itself. What it asks of the institution’s own settings (connected, with a policy, with a
 * level) says nothing about a service that is new, and is left out.
 */
export interface Search {
  /** Words, all of which occur in one text of the service. */
  readonly words: readonly string[];
  readonly ticked: Readonly<Record<string, readonly string[]>>;
  /** Whether it has to be in all of the categories. */
  readonly allCategories: boolean;
}

type Searched = { readonly entity_id: string; readonly document: ServiceDocument };

interface Facet {
  readonly match: 'any' | 'all' | 'choice';
  readonly valuesOf: (service: Searched, ownSource: string) => readonly string[];
  /** Tells whether the service counts under every value. */
  readonly hasAll?: (service: Searched) => boolean;
}

/** The facets of the list that look at the service alone (REQUIREMENTS 66, 67, 71, 75). */
export const searchFacets: Readonly<Record<string, Facet>> = {
  interfed_source: {
    match: 'any',
    valuesOf: ({ document }, ownSource) => [document.interfedSource || ownSource],
  },
  entity_category: { match: 'choice', valuesOf: ({ document }) => document.entityCategories },
  attributes: {
    match: 'all',
    valuesOf: ({ document }) => Object.keys(document.releasePolicy ?? {}),
    hasAll: ({ document }) => document.releasePolicy === undefined && !document.manipulation,
  },
  type_of_service: {
    match: 'any',
    valuesOf: ({ document }) => Object.values(document.typesOfService).flat(),
  },
};

/** Reads the query of the list (`search`, `activeFacets`, `categories`); what it does not understand asks for nothing. */
export function searchIn(query: string): Search {
  const params = new URLSearchParams(query);
  const ticked = Object.entries(tickedIn(params.get('activeFacets') ?? ''));
  return {
    words: normalise(params.get('search') ?? '')
      .split(/\s+/)
      .filter(Boolean),
    ticked: Object.fromEntries(ticked.filter(([facet]) => Object.hasOwn(searchFacets, facet))),
    allCategories: params.get('categories') === 'all',
  };
}

function tickedIn(json: string): Record<string, string[]> {
  try {
    const said: unknown = JSON.parse(json);
    if (typeof said !== 'object' || said === null || Array.isArray(said)) return {};
    return Object.fromEntries(
      Object.entries(said).flatMap(([facet, values]) => {
        const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
        return texts.length > 0 ? [[facet, texts]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Returns the query with nothing but what a subscription looks at, so that two of the same are one. */
export function plainQuery(query: string): string {
  const { words, ticked, allCategories } = searchIn(query);
  const params = new URLSearchParams();
  if (words.length > 0) params.set('search', (new URLSearchParams(query).get('search') ?? '').trim());
  if (Object.keys(ticked).length > 0) {
    const ordered = Object.keys(ticked)
      .sort()
      .map((facet) => [facet, [...(ticked[facet] ?? [])].sort()] as const);
    params.set('activeFacets', JSON.stringify(Object.fromEntries(ordered)));
  }
  if (allCategories && ticked['entity_category']) params.set('categories', 'all');
  return params.toString();
}

/** Tells whether a service is found by a search, as the list finds it (REQUIREMENTS 54, 55, 76). */
export function isFound(search: Search, service: Searched, ownSource: string): boolean {
  return (
    hasWords(search.words, service) &&
    Object.entries(search.ticked).every(([name, values]) => {
      const facet = searchFacets[name];
      if (!facet || facet.hasAll?.(service)) return true;
      const own = facet.valuesOf(service, ownSource);
      const needsAll = facet.match === 'all' || (facet.match === 'choice' && search.allCategories);
      return needsAll
        ? values.every((value) => own.includes(value))
        : values.some((value) => own.includes(value));
    })
  );
}

function hasWords(words: readonly string[], { entity_id, document }: Searched): boolean {
  if (words.length === 0) return true;
  if (normalise(entity_id).includes(words.join(' '))) return true;
  const { names, descriptions, keywords, organisations } = document;
  const lines = [names, descriptions, keywords, organisations].flatMap((texts) => Object.values(texts));
  const first = `${Object.values(names)[0] ?? ''} ${Object.values(organisations)[0] ?? ''}`;
  return [...lines, first].some((line) => {
    const normalised = normalise(line);
    return words.every((word) => normalised.includes(word));
  });
}
