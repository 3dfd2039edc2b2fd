import { ticketsApi, useCountAwaitingQuery } from '../../api/tickets.api';
import { useAppDispatch } from '../../store/hooks';
import { useReturn } from '../../ui/address/useReturn';
import { expectTickets } from '../pages/expectTickets';

/**
 * Returns how many invitations await an answer: as of the last visit to this window, and of the last action
 * in it. It does not poll, and asks nothing while tickets are not offered (REQUIREMENTS 32–34).
 */
export function useAwaitingCount(offered: boolean) {
  // The menu renders when the number changes, not when it is read again.
  const { data, refetch, isUninitialized } = useCountAwaitingQuery(undefined, {
    skip: !offered,
    selectFromResult: ({ data = 0, isUninitialized }) => ({ data, isUninitialized }),
  });
  const dispatch = useAppDispatch();
  const prefetchList = ticketsApi.usePrefetch('searchTickets');
  useReturn(() => {
    if (!isUninitialized) void refetch();
  });
  return {
    count: offered ? data : 0,
    refresh: () => {
      if (!isUninitialized) void refetch();
    },
    /** Requests what the page of tickets shows while its code comes. */
    expectList: () => {
      dispatch(expectTickets);
      // A cached list is shown first, and the page requests it again: its answer must not come in between.
      prefetchList('year');
    },
  };
}
