import { useCountAwaitingQuery, useFirstTicketsQuery, useSearchTicketsQuery } from '../../api/tickets.api';
import { useReturn } from '../../ui/useReturn';
import type { Period } from './ticketAddress';

/** The navigation has asked while this page's code came. */
const JUST_NOW_SECONDS = 2;

/**
 * Returns the tickets of a period, and until all of them have come the newest ones, which `first` stands for: enough for the
 * list as it opens, to which `opening` says that nobody has asked for anything else. They are held back while it is not
 * known whether invitations from before the period wait: what is said about those stands above the list.
 */
export function useTickets(period: Period, opening: boolean) {
  const awaiting = useCountAwaitingQuery();
  const whole = useSearchTicketsQuery(period, { refetchOnMountOrArgChange: JUST_NOW_SECONDS });
  const waits = whole.currentData === undefined && !whole.isError;
  const first = useFirstTicketsQuery(period, { skip: !waits || !opening });
  const mayBeOlder = period === 'year' && !awaiting.isError && awaiting.data !== 0;
  const listed = useCountAwaitingQuery('year', { skip: !waits || !opening || !awaiting.data });
  const knownToBeListed = (listed.data ?? 0) >= (awaiting.data ?? Infinity);
  useReturn(() => void whole.refetch());

  const early = waits && (!mayBeOlder || knownToBeListed) ? first.currentData : undefined;
  return {
    error: whole.error,
    isFetching: whole.isFetching,
    refetch: whole.refetch,
    awaiting: awaiting.data,
    all: whole.currentData,
    first: early,
  };
}
