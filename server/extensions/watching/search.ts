import { attributeUrn } from '../../../src/contracts/domain/attributes/attributeDictionary';
import { normalise } from '../../../src/contracts/domain/normalise';
import type { WatchedFacet, WatchedSearch } from '../../../src/extensions/watching/contract/watchedSearch';
import type { ServiceDocument } from '../../modules/federation/federation.module';

type Searched = { readonly entity_id: string; readonly document: ServiceDocument };

interface Facet {
  readonly match: 'any' | 'all' | 'choice';
  readonly valuesOf: (service: Searched, ownSource: string) => readonly string[];
  /** Returns whether the service matches every value. */
  readonly hasAll?: (service: Searched) => boolean;
}

/** The facets of the list that depend only on the service (REQUIREMENTS 66, 67, 71, 75). */
const searchFacets: Readonly<Record<WatchedFacet, Facet>> = {
  interfed_source: {
    match: 'any',
    valuesOf: ({ document }, ownSource) => [document.interfedSource || ownSource],
  },
  entity_category: { match: 'choice', valuesOf: ({ document }) => document.entityCategories },
  attributes: {
    match: 'all',
    valuesOf: ({ document }) => Object.keys(document.releasePolicy ?? {}).map(attributeUrn),
    hasAll: ({ document }) => document.releasePolicy === undefined && !document.manipulation,
  },
  type_of_service: {
    match: 'any',
    valuesOf: ({ document }) => Object.values(document.typesOfService).flat(),
  },
};

/** Returns whether a search finds a service, as the list does (REQUIREMENTS 54, 55, 76). */
export function isFound(search: WatchedSearch, service: Searched, ownSource: string): boolean {
  return (
    matchesText(search.terms, service) &&
    Object.entries(search.ticked).every(([name, values]) => {
      const facet = searchFacets[name as WatchedFacet];
      if (facet.hasAll?.(service)) return true;
      const own = facet.valuesOf(service, ownSource);
      const requested = name === 'attributes' ? values.map(attributeUrn) : values;
      const needsAll = facet.match === 'all' || (facet.match === 'choice' && search.allCategories);
      return needsAll
        ? requested.every((value) => own.includes(value))
        : requested.some((value) => own.includes(value));
    })
  );
}

function matchesText(words: readonly string[], { entity_id, document }: Searched): boolean {
  if (words.length === 0) return true;
  if (normalise(entity_id).includes(words.join(' '))) return true;
  const { names, descriptions, keywords, organisations } = document;
  const lines = [names, descriptions, keywords].flatMap((texts) => Object.values(texts));
  const first = `${Object.values(names)[0] ?? ''} ${Object.values(organisations)[0] ?? ''}`;
  return [...lines, first].some((line) => {
    const normalised = normalise(line);
    return words.every((word) => normalised.includes(word));
  });
}
