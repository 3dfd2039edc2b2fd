import type { TodoCountProps } from '../../extending/extension';
import { useReportedCount } from '../../extending/useReportedCount';
import { useAppSelector } from '../../store/hooks';
import { selectLeaving } from '../../store/session.slice';
import { useReturn } from '../../ui/address/useReturn';
import type { Review } from './contract/review.wire';
import { countForMe, taskForMe } from './openRows';
import { useOpenReview } from './useOpenReview';

/** Reports a count of the open review, as of the last visit to this window. */
function useReviewCount(onCount: TodoCountProps['onCount'], count: (review: Review) => number): void {
  // While a person leaves, the server may already know another person, and refuse.
  const leaving = useAppSelector(selectLeaving);
  const { review, refetch } = useOpenReview({ skip: leaving });
  useReturn(() => void (leaving || refetch()));
  useReportedCount(onCount, review === undefined ? undefined : review === null ? 0 : count(review));
}

/** Counts the connections of the open review that wait for the person. */
export function ReviewsCount({ onCount }: TodoCountProps) {
  useReviewCount(onCount, countForMe);
  return null;
}

/** Counts the open review as one task, however many of its connections wait for the person. */
export function ReviewTaskCount({ onCount }: TodoCountProps) {
  useReviewCount(onCount, taskForMe);
  return null;
}
