import type { TodoCountProps } from '../../extending/extension';
import { useReportedCount } from '../../extending/useReportedCount';
import { useAppSelector } from '../../store/hooks';
import { selectLeaving } from '../../store/session.slice';
import { useReturn } from '../../ui/address/useReturn';
import { countForMe } from './openRows';
import { useOpenReview } from './useOpenReview';

/** Counts the connections of the open review that wait for the person, as of the last visit to this window. */
export function ReviewsCount({ onCount }: TodoCountProps) {
  // While a person leaves, the server may already know another person, and refuse.
  const leaving = useAppSelector(selectLeaving);
  const { review, refetch } = useOpenReview({ skip: leaving });
  useReturn(() => void (leaving || refetch()));
  useReportedCount(onCount, review === undefined ? undefined : review === null ? 0 : countForMe(review));
  return null;
}
