import { useMemo, useState } from 'react';
import { periodCode } from '../../api/periodCode';
import { useGetLoginsPerServiceQuery } from '../../api/statistics.api';
import { maySeeStatistics } from '../../contracts/domain/person/rights';
import type { Counts, ServiceCounts } from '../../contracts/domain/statistics/statistics';
import type { UnusedSince } from './contract/securityRules.wire';
import { firstOf, moved } from '../../lib/calendar';
import { dayAt } from '../../lib/zone';
import { usePerson } from '../../store/person';

/** The known logins of each service, by entity id. */
export interface LoginFacts {
  /**
   * Of last month; a service without an entry had none. Absent if nothing is counted at all, for example
   * because files are late.
   */
  readonly lastMonth?: ReadonlyMap<string, Counts> | undefined;
  /** True if people are counted, false if only logins are. */
  readonly people: boolean;
  /**
   * Services with a login within the period of the rule; absent if there is no rule, or nothing is counted at
   * all.
   */
  readonly used?: ReadonlySet<string> | undefined;
  /** Those of `used` with a login in the present unit. */
  readonly usedNow?: ReadonlySet<string> | undefined;
}

/**
 * Requests the logins of last month, and, if a rule says `since`, the services that were used in the last
 * whole unit of the calendar or in the present one.
 */
export function useLoginFacts(since: UnusedSince | undefined) {
  const person = usePerson();
  const { statsTimeZone, statisticsDown } = person.installation;
  const skip = !maySeeStatistics(person) || statisticsDown;
  const [today] = useState(() => dayAt(Date.now(), statsTimeZone));
  const before = (unit: UnusedSince) => periodCode(unit, moved(firstOf(unit, today), -1, unit));
  const unit = since ?? 'month';
  const ofRule = { skip: skip || since === undefined };

  const month = useGetLoginsPerServiceQuery({ period: before('month') }, { skip });
  const past = useGetLoginsPerServiceQuery({ period: before(unit) }, ofRule);
  const present = useGetLoginsPerServiceQuery({ period: periodCode(unit, today) }, ofRule);

  const facts = useMemo(
    () => month.data && factsOf(month.data, past.data, present.data),
    [month.data, past.data, present.data],
  );
  return { queries: [month, past, present], facts: skip ? undefined : facts, today, skip };
}

/** If nothing is counted at all, it would be wrong to say that there were no logins. */
function factsOf(
  month: readonly ServiceCounts[],
  past: readonly ServiceCounts[] | undefined,
  present: readonly ServiceCounts[] | undefined,
): LoginFacts {
  const known = past && present;
  const used = usedIn(known ? [...past, ...present] : []);
  return {
    ...(month.some(isUsed) && { lastMonth: new Map(month.map((counts) => [counts.entityId, counts])) }),
    people: month.some(({ users }) => users !== undefined),
    ...(known && used.size > 0 && { used, usedNow: usedIn(present) }),
  };
}

/** Returns the services with a login. */
export function usedIn(counts: readonly ServiceCounts[]): ReadonlySet<string> {
  return new Set(counts.filter(isUsed).map(({ entityId }) => entityId));
}

/** A number that is withheld is above zero. */
export function isUsed({ logins }: Counts): boolean {
  return logins !== 0;
}
