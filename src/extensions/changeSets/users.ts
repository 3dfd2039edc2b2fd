import type { ServiceCounts } from '../../contracts/domain/statistics/statistics';
import type { GatheredLine } from './contract/changeSet';

/** Users of last month. */
interface Users {
  readonly count: number;
  /** True if the number is an upper limit: a user of several services is counted for each of them. */
  readonly atMost: boolean;
}

/** Absent members are not known. */
export interface UsersOfSet {
  /** Users of all services; also absent if all are disconnected, since it would say the same as `losing`. */
  readonly affected?: Users | undefined;
  /** Users of services that are disconnected; also absent if none is. */
  readonly losing?: Users | undefined;
}

/**
 * Returns the users of last month whom these lines affect. `fewest`: a service with fewer users has no number, for their
 * privacy; undefined if a number can be missing for other reasons.
 */
export function usersOfSet(
  lines: readonly Pick<GatheredLine, 'kind' | 'service'>[],
  lastMonth: readonly ServiceCounts[],
  fewest: number | undefined,
): UsersOfSet {
  const known = new Map(lastMonth.map((counts) => [counts.entityId, counts]));
  // If nothing is counted at all, it would be wrong to say that there were no users.
  if (!lastMonth.some(({ users }) => users !== undefined)) return {};

  function usersOf(changed: typeof lines): Users | undefined {
    const services = [...new Set(changed.map(({ service }) => service))];
    const counts = services.map((service) => known.get(service) ?? { logins: 0, users: 0 });
    const numbers = counts.map(({ logins, users }) => users ?? (logins === 0 ? 0 : fewest && fewest - 1));
    if (numbers.length === 0 || numbers.includes(undefined)) return undefined;
    return {
      count: numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0),
      atMost:
        numbers.filter((number) => number !== 0).length > 1 ||
        counts.some(({ users }) => users === undefined),
    };
  }
  const ended = lines.filter(({ kind }) => kind === 'disconnect');
  return { affected: ended.length < lines.length ? usersOf(lines) : undefined, losing: usersOf(ended) };
}
