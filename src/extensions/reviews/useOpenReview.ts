import { useGetReviewQuery, useGetReviewsQuery } from './reviews.api';

/** Returns the review that is open, with its connections; null if none is open, undefined while that is not known. */
export function useOpenReview(options: {
  readonly skip?: boolean;
  readonly refetchOnMountOrArgChange?: true;
}) {
  const list = useGetReviewsQuery(undefined, options);
  const id = list.data?.find(({ closedAt }) => closedAt === undefined)?.id;
  const one = useGetReviewQuery(id ?? '', { ...options, skip: options.skip === true || id === undefined });
  return {
    review: list.data && id === undefined ? null : one.data,
    error: list.error ?? one.error,
    refetch: () => {
      if (!list.isUninitialized) void list.refetch();
      if (!one.isUninitialized) void one.refetch();
    },
  };
}
