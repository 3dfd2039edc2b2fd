import { queryText } from '../../../lib/queryText';
import type { Sorting } from '../../../ui/lists/SortLink';
import { withOrder, type Order } from '../listAddress';
import type { SortKey } from '../overview.types';

export type SortTargets = Readonly<Record<SortKey, Sorting>>;

/** Returns the links of the column heads. They keep whether connected services come first. */
export function sortTargets(params: URLSearchParams, order: Order): SortTargets {
  const to = (key: SortKey): Sorting => {
    const target: Order = order.startsWith('connected') ? `connected-${key}` : key;
    return {
      ...(target === order && { direction: 'ascending' }),
      replace: true,
      to: { search: queryText(withOrder(params, target)) },
    };
  };
  return { name: to('name'), organisation: to('organisation') };
}
