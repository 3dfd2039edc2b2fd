import type { WishGroup } from '../contract/wishes.wire';
import { changedQuery } from '../../../lib/changedQuery';

/** The orders of services; all but the first appear in the address. */
export const orders = [
  { value: 'people', id: 'wishes.order.people' },
  { value: 'newest', id: 'wishes.order.newest' },
  { value: 'name', id: 'wishes.order.name' },
] as const;
type Order = (typeof orders)[number]['value'];

const PARAMETER = 'sort';

export function orderIn(search: string): Order {
  const param = new URLSearchParams(search).get(PARAMETER);
  return orders.find(({ value }) => value === param)?.value ?? 'people';
}

export function withOrder(search: string, order: Order): string {
  return changedQuery(search, (params) => {
    if (order === 'people') params.delete(PARAMETER);
    else params.set(PARAMETER, order);
  });
}

/** Sorts services; by people, those come first that wait for an answer, as the server has them. */
export function sorted(
  groups: readonly WishGroup[],
  order: Order,
  compare: (one: string, other: string) => number,
): readonly WishGroup[] {
  const newest = ({ wishes }: WishGroup) => wishes[0]?.askedAt ?? '';
  const nameOf = ({ serviceName, service }: WishGroup) => serviceName ?? service;
  switch (order) {
    case 'people':
      return groups;
    case 'newest':
      return groups.toSorted((one, other) => newest(other).localeCompare(newest(one)));
    case 'name':
      return groups.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  }
}
