import type { ListedService } from '../../../contracts/domain/services/catalogue';
import type { FacetResult, ListResult, ListQuestion, Suggestion } from '../overview.types';
import { countBits, countCommon, hasBit, intersection, placesOf, type Bits } from './bits';
import type { CatalogueIndex } from './catalogueIndex';
import { passing, type FacetIndex } from './facetIndex';

/** Answers a question. Facets are joined by AND; the counts of a facet ignore its own ticks (REQUIREMENTS 76, 77). */
export function searchCatalogue(index: CatalogueIndex, question: ListQuestion): ListResult {
  const size = index.services.length;
  const found = index.search.find(question.search);
  const filters = filtersOf(index, question);
  const result = intersection(size, [found, ...filters]);
  const facetAt = (facet: FacetIndex, index: number): FacetResult => {
    const { key, name } = facet.definition;
    const ticked = tickedOf(question, key);
    const beside =
      filters[index] && !wantsAll(facet, question)
        ? intersection(size, [found, ...filters.toSpliced(index, 1)])
        : result;
    const unknown = ticked.filter((value) => !facet.values.includes(value));
    return {
      key,
      ...(name !== undefined && { name }),
      values: [...facet.values, ...unknown].map((value) => ({
        key: value,
        count: countCommon(beside, facet.bitsOf(value)),
        ticked: ticked.includes(value),
      })),
    };
  };
  return {
    services: inOrder(index, result, question),
    total: size,
    facets: () => index.facets.map(facetAt),
    reach: index.search.reach(),
  };
}

/**
 * Returns what a question without its search, or without one of its facets, would find; the most first, without those
 * that find nothing.
 */
export function suggestions(index: CatalogueIndex, question: ListQuestion): readonly Suggestion[] {
  const size = index.services.length;
  const found = index.search.find(question.search);
  const filters = filtersOf(index, question);
  const count = (sets: readonly (Bits | undefined)[]) => countBits(intersection(size, sets));
  const without = index.facets.flatMap(({ definition }, index) =>
    filters[index] ? [{ facet: definition.key, count: count([found, ...filters.toSpliced(index, 1)]) }] : [],
  );
  return [...(found ? [{ count: count(filters) }] : []), ...without]
    .filter((suggestion) => suggestion.count > 0)
    .sort((a, b) => b.count - a.count);
}

function tickedOf({ ticked }: ListQuestion, key: string): readonly string[] {
  return Object.hasOwn(ticked, key) ? [...new Set(ticked[key])] : [];
}

function wantsAll({ definition }: FacetIndex, { allCategories }: ListQuestion): boolean {
  return definition.match === 'all' || (definition.match === 'choice' && allCategories);
}

/** Returns for each facet the services that match its ticks; undefined for a facet without ticks. */
function filtersOf(index: CatalogueIndex, question: ListQuestion): readonly (Bits | undefined)[] {
  const size = index.services.length;
  return index.facets.map((facet) => {
    const ticked = tickedOf(question, facet.definition.key);
    return ticked.length > 0 ? passing(facet, ticked, size, wantsAll(facet, question)) : undefined;
  });
}

function inOrder(index: CatalogueIndex, result: Bits, question: ListQuestion): readonly ListedService[] {
  const order = index.order(question.sort);
  const places = order ? order.filter((place) => hasBit(result, place)) : placesOf(result);
  const sorted = question.connectedFirst
    ? [
        ...places.filter((place) => hasBit(index.connected, place)),
        ...places.filter((place) => !hasBit(index.connected, place)),
      ]
    : places;
  const services: ListedService[] = [];
  // A loop is several times as fast here as `flatMap`.
  for (const place of sorted) {
    const service = index.services[place];
    if (service) services.push(service);
  }
  return services;
}
