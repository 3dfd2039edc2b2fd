import { useCountAwaitingQuery, useFirstTicketsQuery, useSearchTicketsQuery } from '../../api/tickets.api';
import type { TicketPage } from '../../contracts/domain/tickets/ticket';
import { useReturn } from '../../ui/address/useReturn';
import type { Period } from './ticketAddress';

/** Tickets that the navigation requested while the code of this page was loading are not requested again. */
const JUST_NOW_SECONDS = 2;

/**
 * Returns the tickets of a period. Until all have loaded, `first` has the newest of each turn, which is
 * enough for the initial list (`opening`). `first` waits until it is known whether older invitations wait,
 * since a notice about them is above the list.
 */
export function useTickets(period: Period, opening: boolean) {
  const awaiting = useCountAwaitingQuery();
  const whole = useSearchTicketsQuery(period, { refetchOnMountOrArgChange: JUST_NOW_SECONDS });
  const waits = whole.currentData === undefined && !whole.isError;
  const skip = !waits || !opening;
  const institution = useFirstTicketsQuery({ period, turn: 'institution' }, { skip }).currentData;
  const others = useFirstTicketsQuery({ period, turn: 'others' }, { skip }).currentData;
  const noTurn = useFirstTicketsQuery({ period, turn: 'nobody' }, { skip }).currentData;
  const counted = period === 'all' || awaiting.data !== undefined || awaiting.isError;
  useReturn(() => void whole.refetch());

  return {
    error: whole.error,
    isFetching: whole.isFetching,
    refetch: whole.refetch,
    readAt: whole.fulfilledTimeStamp,
    awaiting: awaiting.data,
    all: whole.currentData,
    first: waits && counted ? together(institution, others, noTurn) : undefined,
  };
}

/** Joins the first tickets of each turn. */
function together(
  institution: TicketPage | undefined,
  others: TicketPage | undefined,
  noTurn: TicketPage | undefined,
): TicketPage | undefined {
  if (!institution || !others || !noTurn) return undefined;
  return {
    tickets: [...institution.tickets, ...others.tickets, ...noTurn.tickets],
    total: institution.total + others.total + noTurn.total,
  };
}
