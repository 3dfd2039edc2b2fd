import { useGetStatisticsMarksQuery } from '../../api/statistics.api';
import { MARKS_EXTENSION, type StatisticsMarks } from '../../contracts/domain/statisticsMark';
import { usePerson } from '../../store/person';
import { useLate } from '../../ui/useLate';

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
  const late = useLate(asked, patience);
  return { happened: currentData && !isError ? currentData : none, awaited: asked && !late };
}
