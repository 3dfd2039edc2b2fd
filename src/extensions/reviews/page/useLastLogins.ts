import { useMemo } from 'react';
import { periodCode } from '../../../api/periodCode';
import { useGetLoginsPerServiceQuery } from '../../../api/statistics.api';
import type { Counts } from '../../../contracts/domain/statistics/statistics';
import { firstOf, moved, type Day } from '../../../lib/calendar';
import { isUsed, useLoginFacts, usedIn, type LoginFacts } from '../../securityRules/useLoginFacts';

/** What is known of the logins of a service, as far as logins are counted. */
export interface LastLogins {
  /**
   * Returns the month (`2026-11`) or the year (`2025`) of the last login; '' if it is longer ago than last year, or
   * unknown. The order of these texts is that of time.
   */
  readonly lastOf: (service: string) => string;
  /** Returns the counts of last month; undefined if none is known. */
  readonly lastMonthOf: (service: string) => Counts | undefined;
  readonly usedLastMonth: (service: string) => boolean;
  /** The year before which a login is not known any more; absent if only the last two months are. */
  readonly since?: string | undefined;
  /** True if people are counted, false if only logins are. */
  readonly people: boolean;
}

/** Requests the last logins of services: of this month and last month, of this year and last year. */
export function useLastLogins() {
  const { queries, facts, today, skip } = useLoginFacts('year');
  const month = useGetLoginsPerServiceQuery({ period: periodCode('month', today) }, { skip });
  const logins = useMemo(
    () => facts && lastLogins(facts, usedIn(month.data ?? []), today),
    [facts, month.data, today],
  );
  return { logins, coming: [...queries, month].some(({ isLoading }) => isLoading) };
}

function lastLogins(facts: LoginFacts, thisMonth: ReadonlySet<string>, today: Day): LastLogins | undefined {
  const { lastMonth, used, usedNow, people } = facts;
  if (!lastMonth) return undefined;
  const monthBefore = moved(firstOf('month', today), -1, 'month').slice(0, 7);
  const [year, yearBefore] = [today.slice(0, 4), String(Number(today.slice(0, 4)) - 1)];
  function usedLastMonth(service: string): boolean {
    const counts = lastMonth?.get(service);
    return counts !== undefined && isUsed(counts);
  }
  return {
    usedLastMonth,
    lastOf(service) {
      if (thisMonth.has(service)) return today.slice(0, 7);
      if (usedLastMonth(service)) return monthBefore;
      if (usedNow?.has(service)) return year;
      return used?.has(service) ? yearBefore : '';
    },
    lastMonthOf: (service) => lastMonth.get(service) ?? { logins: 0, users: 0 },
    since: used && yearBefore,
    people,
  };
}
