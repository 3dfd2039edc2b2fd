import { useMemo } from 'react';
import {
  cleared,
  withAllCategories,
  withOrder,
  withoutFacet,
  withSearch,
  withTick,
  type Order,
} from '../listAddress';
import type { ListAddress } from '../useListAddress';

/** Returns the functions that change the filters; they stay the same while the page is shown. */
export function useFilters(change: ListAddress['change']) {
  return useMemo(
    () => ({
      tick: (facet: string, value: string, on: boolean) =>
        change((params) => withTick(params, facet, value, on)),
      setAllCategories: (all: boolean) => change((params) => withAllCategories(params, all)),
      order: (order: Order) => change((params) => withOrder(params, order)),
      /** Removes the ticks of a facet, or the search if no facet is given. */
      drop: (facet: string | undefined) =>
        change((params) => (facet === undefined ? withSearch(params, '') : withoutFacet(params, facet))),
      clear: () => change(cleared),
    }),
    [change],
  );
}
