import { useEffect } from 'react';
import { outcomesApi } from '../../api/outcomes.api';
import { OUTCOMES_EXTENSION } from '../../contracts/domain/qa/chartEnds';
import { whenIdle } from '../../lib/whenIdle';
import { follow } from '../../machines/kit/inspection';
import { useAppDispatch } from '../../store/hooks';
import { usePerson } from '../../store/person';
import { outcomeCounts } from './outcomes';

const EVERY_MS = 60_000;

/**
 * Reports to a server that counts them how conversations end: the chart and its final state, not who used it,
 * for what or where. It does so now and then when the browser is idle, and when the page is hidden.
 */
export function useOutcomes(): void {
  const dispatch = useAppDispatch();
  const { installation } = usePerson();
  const isEnabled = installation.extensions.includes(OUTCOMES_EXTENSION);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const counts = outcomeCounts();
    const report = () => {
      const ends = counts.take();
      if (ends.length === 0) return;
      void dispatch(outcomesApi.endpoints.reportOutcomes.initiate(ends, { track: false }));
    };
    const reportHidden = () => document.visibilityState === 'hidden' && report();
    let callOff = () => {};
    const timer = setInterval(() => (callOff = whenIdle(report)), EVERY_MS);
    const unfollow = follow(counts.handle);
    document.addEventListener('visibilitychange', reportHidden);
    return () => {
      unfollow();
      callOff();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reportHidden);
      report();
    };
  }, [isEnabled, dispatch]);
}
