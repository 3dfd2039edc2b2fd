import { shallowEqual } from 'react-redux';
import { ticketsApi, useCountAwaitingQuery, useSearchTicketsQuery } from '../../api/tickets.api';
import type { TicketPage } from '../../contracts/domain/tickets/ticket';
import { turns } from '../../contracts/domain/tickets/ticketTurn';
import { useAppSelector } from '../../store/hooks';
import { useReturn } from '../../ui/address/useReturn';
import type { Period } from './ticketAddress';

const { firstTickets } = ticketsApi.endpoints;

/** Tickets that the navigation requested while the code of this page was loading are not requested again. */
const JUST_NOW_SECONDS = 2;

/**
 * Returns the tickets of a period. Until all have loaded, `first` has the newest of each turn, which is
 * enough for the initial list (`opening`). `first` waits until it is known whether older invitations wait,
 * since a notice about them is above the list.
 */
export function useTickets(period: Period, opening: boolean) {
  const awaiting = useCountAwaitingQuery(undefined, {
    selectFromResult: ({ data, isError }) => ({ data, isError }),
  });
  const whole = useSearchTicketsQuery(period, { refetchOnMountOrArgChange: JUST_NOW_SECONDS });
  const waits = whole.currentData === undefined && !whole.isError;
  const skip = !waits || !opening;
  firstTickets.useQuerySubscription({ period, turn: 'institution' }, { skip });
  firstTickets.useQuerySubscription({ period, turn: 'others' }, { skip });
  firstTickets.useQuerySubscription({ period, turn: 'nobody' }, { skip });
  // The page renders when all of them are here, not for each.
  const pages = useAppSelector((state) => {
    const found = turns.flatMap((turn) => firstTickets.select({ period, turn })(state).data ?? []);
    return !skip && found.length === turns.length ? found : undefined;
  }, shallowEqual);
  const counted = period === 'all' || awaiting.data !== undefined || awaiting.isError;
  useReturn(() => void whole.refetch());

  return {
    error: whole.error,
    isFetching: whole.isFetching,
    refetch: whole.refetch,
    readAt: whole.fulfilledTimeStamp,
    awaiting: awaiting.data,
    all: whole.currentData,
    first: pages && counted ? together(pages) : undefined,
  };
}

/** Joins the first tickets of each turn. */
function together(pages: readonly TicketPage[]): TicketPage {
  return {
    tickets: pages.flatMap(({ tickets }) => tickets),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  };
}
