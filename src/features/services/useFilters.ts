import { useMemo } from 'react';
import {
  cleared,
  withAllCategories,
  withOrder,
  withoutFacet,
  withSearch,
  withTick,
  type Order,
} from './listAddress';
import type { ListAddress } from './useListAddress';

/** Returns what somebody can do with the filters; the functions stay the same as long as the page does. */
export function useFilters(change: ListAddress['change']) {
  return useMemo(
    () => ({
      tick: (facet: string, value: string, on: boolean) =>
        change((params) => withTick(params, facet, value, on)),
      setAllCategories: (all: boolean) => change((params) => withAllCategories(params, all)),
      order: (order: Order) => change((params) => withOrder(params, order)),
      /** Leaves out a facet, or without one the search. */
      drop: (facet: string | undefined) =>
        change((params) => (facet === undefined ? withSearch(params, '') : withoutFacet(params, facet))),
      clear: () => change(cleared),
    }),
    [change],
  );
}
