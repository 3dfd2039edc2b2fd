import { useCountAwaitingQuery } from '../api/tickets.api';

/** How many invitations await an answer; not asked while tickets are not offered (items 32–34). */
export function useAwaitingCount(offered: boolean) {
  const { data = 0, refetch, isUninitialized } = useCountAwaitingQuery(undefined, { skip: !offered });
  return {
    count: offered ? data : 0,
    refresh: () => {
      if (!isUninitialized) void refetch();
    },
  };
}
