import { ticketsApi } from '../../api/tickets.api';
import { turns } from '../../contracts/domain/tickets/ticketTurn';
import type { AppStore } from '../../store/makeStore';

const { firstTickets, searchTickets } = ticketsApi.endpoints;

/** Requests what the page of tickets shows first, unless the whole list is here, which it would rather show. */
export function expectTickets(dispatch: AppStore['dispatch'], getState: AppStore['getState']): void {
  if (searchTickets.select('year')(getState()).data) return;
  for (const turn of turns)
    void dispatch(firstTickets.initiate({ period: 'year', turn }, { subscribe: false }));
}
