import { useMemo, useState } from 'react';
import { periodCode } from '../../../api/periodCode';
import { useGetLoginsPerServiceQuery } from '../../../api/statistics.api';
import { maySeeStatistics } from '../../../contracts/domain/rights';
import type { ServiceCounts } from '../../../contracts/domain/statistics';
import type { UnusedSince } from '../../../contracts/wire/securityRules';
import { firstOf, moved } from '../../../lib/calendar';
import { dayAt } from '../../../lib/zone';
import { usePerson } from '../../../store/person';
import type { PartState } from '../useAccessSettings';
import type { LoginFacts } from './securityRows';

export interface LoginsLoad {
  readonly state: PartState;
  /** Absent where statistics are not for this person, not there, or not loaded. */
  readonly facts: LoginFacts | undefined;
  readonly retry: () => void;
}

/**
 * Asks who logged in last month, and, where a rule says `since`, what has been used in the last whole unit of the calendar
 * or in the present one.
 */
export function useLoginFacts(since: UnusedSince | undefined): LoginsLoad {
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
    () => month.data && factsOf(month.data, past.data && present.data && [...past.data, ...present.data]),
    [month.data, past.data, present.data],
  );
  const queries = [month, past, present].filter(({ isUninitialized }) => !isUninitialized);
  const failed = queries.filter(({ isError }) => isError);
  const coming = queries.some(({ data, isError }) => !data && !isError);
  return {
    state: failed.length > 0 ? 'failed' : coming ? 'coming' : 'here',
    facts: skip ? undefined : facts,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

function factsOf(month: readonly ServiceCounts[], since: readonly ServiceCounts[] | undefined): LoginFacts {
  return {
    lastMonth: new Map(month.map((counts) => [counts.entityId, counts])),
    people: month.some(({ users }) => users !== undefined),
    // Where nothing is counted at all, that nobody logged in would be false.
    ...(since &&
      since.length > 0 && {
        // A number that is withheld is of somebody.
        used: new Set(since.filter(({ logins }) => logins !== 0).map(({ entityId }) => entityId)),
      }),
  };
}
