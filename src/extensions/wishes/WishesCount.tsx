import type { TodoCountProps } from '../../extending/extension';
import { useReportedCount } from '../../extending/useReportedCount';
import { useAppSelector } from '../../store/hooks';
import { selectLeaving } from '../../store/session.slice';
import { useReturn } from '../../ui/address/useReturn';
import { openGroups } from './openGroups';
import { useGetWishesQuery } from './wishes.api';

/** Counts the services that users ask for, as of the last visit to this window. */
export function WishesCount({ onCount }: TodoCountProps) {
  // While a person leaves, the server may already know another person, and refuse.
  const leaving = useAppSelector(selectLeaving);
  const { data, refetch } = useGetWishesQuery(undefined, { skip: leaving });
  useReturn(() => void (leaving || refetch()));
  useReportedCount(onCount, data && openGroups(data).length);
  return null;
}
