import { useMemo } from 'react';
import type { Catalogue } from '../../contracts/domain/services/catalogue';
import { usePerson } from '../../store/person';
import { answerable, circumstancesOf, shownFacets } from './tools/circumstances';
import { searchCatalogue, suggestions } from './engine/searchCatalogue';
import { indexOf } from './engine/catalogueIndex';
import { filterQueryOf, filtersIn, searchIn, withUrns } from './listAddress';
import type { FacetResult, ListResult, ListName, ListQuestion, Suggestion, Ticked } from './overview.types';
import type { Surroundings } from './useAccessSettings';
import type { FacetsDue } from './facets/useFacetsDue';
import { usePreparedIndex } from './engine/usePreparedIndex';
import type { TextsLoad } from './engine/useSearchTexts';

interface Overview {
  readonly question: ListQuestion;
  readonly answer: ListResult;
  /** Facets of the list; empty before they are due. */
  readonly facets: readonly FacetResult[];
  /** All ticks of the address, whether they filter now or not. */
  readonly ticked: Ticked;
  /** Questions that find something; empty unless nothing is found. */
  readonly suggestions: readonly Suggestion[];
  /** Number of all services that match, if none of the connected ones does. */
  readonly inAll: number;
}

/** Answers the question in the address. The engine alone does work that grows with the catalogue. */
export function useOverview(
  list: ListName,
  catalogue: Catalogue,
  { texts, wanted }: TextsLoad,
  params: URLSearchParams,
  surroundings: Surroundings,
  { due, urnOf }: FacetsDue,
): Overview {
  const person = usePerson();
  const { withPolicies, consents, parts } = surroundings;
  const search = searchIn(params);
  const filterQuery = filterQueryOf(params);
  const filters = useMemo(() => {
    const filters = filtersIn(new URLSearchParams(filterQuery), list);
    return { ...filters, ticked: withUrns(filters.ticked, urnOf) };
  }, [filterQuery, list, urnOf]);
  const circumstances = useMemo(
    () => circumstancesOf(person, { withPolicies, consents }, list, urnOf),
    [person, withPolicies, consents, list, urnOf],
  );
  const made = useMemo(() => indexOf(catalogue, circumstances, texts), [catalogue, circumstances, texts]);
  const index = usePreparedIndex(made, texts !== undefined && (wanted || search.trim() !== ''));
  const question = useMemo(
    () => ({ ...filters, search, ticked: answerable(filters.ticked, parts, person) }),
    [filters, search, parts, person],
  );
  const found = useMemo(() => searchCatalogue(index, question), [index, question]);
  const nothing = found.services.length === 0;
  const help = useMemo(() => (nothing ? suggestions(index, question) : []), [nothing, index, question]);
  const everywhere = useMemo(
    () =>
      nothing && list === 'connected'
        ? indexOf(catalogue, { ...circumstances, list: 'all' }, texts)
        : undefined,
    [nothing, list, catalogue, circumstances, texts],
  );
  const preparedAll = usePreparedIndex(everywhere, texts !== undefined);
  const inAll = useMemo(
    () => (preparedAll ? searchCatalogue(preparedAll, question).services.length : 0),
    [preparedAll, question],
  );
  const facets = useMemo(
    () => (due ? shownFacets(found.facets(), filters.ticked, parts, person) : []),
    [due, found, filters.ticked, parts, person],
  );
  return {
    question,
    answer: found,
    facets,
    ticked: filters.ticked,
    suggestions: help,
    inAll,
  };
}
