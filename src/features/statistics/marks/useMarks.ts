import { useGetStatisticsMarksQuery } from '../../../api/statistics.api';
import { MARKS_EXTENSION, type StatisticsMarks } from '../../../contracts/domain/statistics/statisticsMark';
import { usePerson } from '../../../store/person';
import { useLate } from '../../../ui/useLate';

const none: StatisticsMarks = { marks: [], more: false };

/** Milliseconds that a plot waits for its marks. */
const timeoutMs = 500;

/**
 * Loads the events of the chosen service, if the server has them; the range is in epoch seconds. There are no
 * marks while they load or if that fails. `awaited` says that the plot should wait for them.
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
  const isLoading = isFetching && currentData === undefined;
  const late = useLate(isLoading, timeoutMs);
  return { happened: currentData && !isError ? currentData : none, awaited: isLoading && !late };
}
