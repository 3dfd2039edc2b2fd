import type { WishGroup, Wishes } from './contract/wishes.wire';

/** Returns the services that wait for an answer. */
export function openGroups({ groups }: Wishes): readonly WishGroup[] {
  return groups.filter(({ state }) => state === 'open');
}
