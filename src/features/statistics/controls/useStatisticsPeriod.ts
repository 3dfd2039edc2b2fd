import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dayAt, knownZone } from '../../../lib/zone';
import { periodAfter, periodAt, type Period } from '../../../machines/pages/statisticsPeriod/periodAfter';
import type { StatisticsPeriodEvent } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { usePerson } from '../../../store/person';
import { useAddressAsShown } from '../../../ui/address/useAddressAsShown';
import { periodQueryIn, withPeriod } from './periodAddress';

export interface StatisticsPeriod {
  readonly period: Period;
  /** Zone in which the days of the federation begin. */
  readonly zone: string;
  readonly send: (event: StatisticsPeriodEvent) => void;
  /** Returns the query of the address after an event; undefined if the event changes nothing. */
  readonly searchAfter: (event: StatisticsPeriodEvent) => string | undefined;
}

/** Returns the period in the address. Each choice is written there, so that it can be shared and reloaded. */
export function useStatisticsPeriod(only: string | null): StatisticsPeriod {
  const zone = knownZone(usePerson().installation.statsTimeZone);
  const today = useToday(zone);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const period = useMemo(
    () => periodAt({ today, only, asked: periodQueryIn(new URLSearchParams(search)) }),
    [today, only, search],
  );

  useAddressAsShown(withPeriod(search, period));

  const searchAfter = useCallback(
    (event: StatisticsPeriodEvent) => {
      const next = periodAfter(period, event);
      return next === period ? undefined : withPeriod(search, next);
    },
    [period, search],
  );
  const send = useCallback(
    (event: StatisticsPeriodEvent) => {
      const next = searchAfter(event);
      if (next === undefined) return;
      // Opening a unit is a step that Back undoes; any other choice is not.
      const replace = event.type !== 'unit.opened';
      void navigate({ pathname, search: next }, { replace, preventScrollReset: true, flushSync: true });
    },
    [searchAfter, navigate, pathname],
  );
  return { period, zone, send, searchAfter };
}

/** Returns today's date, read again when the person comes back to a page that stayed open over midnight. */
function useToday(zone: string): string {
  const [today, setToday] = useState(() => dayAt(Date.now(), zone));
  useEffect(() => {
    const look = () => setToday(dayAt(Date.now(), zone));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [zone]);
  return today;
}
