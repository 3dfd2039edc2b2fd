import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dayAt, knownZone } from '../../lib/zone';
import { periodAfter, periodAt, type Period } from '../../machines/pages/statisticsPeriod/periodAfter';
import type { StatisticsPeriodEvent } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { usePerson } from '../../store/person';
import { useAddressAsShown } from '../../ui/useAddressAsShown';
import { periodQueryIn, withPeriod } from './periodAddress';

export interface StatisticsPeriod {
  readonly period: Period;
  /** Zone in which the federation's days begin. */
  readonly zone: string;
  readonly send: (event: StatisticsPeriodEvent) => void;
  /** The query of the address of what an event would show; nothing where it would change nothing. */
  readonly searchAfter: (event: StatisticsPeriodEvent) => string | undefined;
}

/** Returns the period that the address asks for; what is chosen is written there, so that it can be sent and reloaded. */
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
      // Back leads out of a unit that was opened; a choice is no step.
      const replace = event.type !== 'unit.opened';
      void navigate({ pathname, search: next }, { replace, preventScrollReset: true, flushSync: true });
    },
    [searchAfter, navigate, pathname],
  );
  return { period, zone, send, searchAfter };
}

/** A page that stays open over midnight notices when somebody comes back to it. */
function useToday(zone: string): string {
  const [today, setToday] = useState(() => dayAt(Date.now(), zone));
  useEffect(() => {
    const look = () => setToday(dayAt(Date.now(), zone));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [zone]);
  return today;
}
