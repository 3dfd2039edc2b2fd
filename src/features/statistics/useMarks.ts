import { useEffect, useState } from 'react';
import { useGetStatisticsMarksQuery } from '../../api/statistics.api';
import { MARKS_EXTENSION, type StatisticsMarks } from '../../contracts/domain/statisticsMark';
import { usePerson } from '../../store/person';

const none: StatisticsMarks = { marks: [], more: false };

/** Milliseconds. */
const patience = 500;

/**
 * Loads what happened to the service, where one is chosen and the server tells; the range in epoch seconds. Nothing while it
 * is asked and where asking fails: the plot is whole without. `awaited`: it is worth waiting a moment for it.
 */
export function useMarks(
  service: string | null,
  range: { readonly from: number; readonly to: number },
): { readonly happened: StatisticsMarks; readonly awaited: boolean } {
  const { extensions } = usePerson().installation;
  const { currentData, isError, isFetching } = useGetStatisticsMarksQuery(
    { ...range, spEntityId: service ?? '' },
    { skip: service === null || !extensions.includes(MARKS_EXTENSION) },
  );
  const asked = isFetching && currentData === undefined;
  const late = useLate(asked);
  return { happened: currentData && !isError ? currentData : none, awaited: asked && !late };
}

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late;
}
