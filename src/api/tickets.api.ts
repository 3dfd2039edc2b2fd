import type { Ticket, TicketPage } from '../contracts/domain/ticket';
import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import { ticketPageOf } from './mappers/ticket';
import type { ApiRequest } from './request';
import { ticketTags } from './tags';
import type { TicketFilter } from '../contracts/wire/ticket';
import { awaitingFilter, listFilter, pendingFilter, type PendingQuestion } from './ticketFilters';

function search(filter: TicketFilter): ApiRequest {
  return { path: '/actions', method: 'POST', json: filter };
}

export const ticketsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchTickets: build.query<TicketPage, void>({
      query: () => search(listFilter(new Date())),
      transformResponse: (answer) => ticketPageOf(payloadOf(answer)),
      providesTags: ticketTags,
    }),
    /** How many invitations wait for an answer of the institution. */
    countAwaiting: build.query<number, void>({
      query: () => search(awaitingFilter),
      transformResponse: (answer) => ticketPageOf(payloadOf(answer)).total,
      providesTags: ticketTags,
    }),
    /**
     * Null where nothing is under way; a rejected ticket, and one of another service, does not count (item 96). By its
     * key a ticket is found in whatever state it is, so that its link can tell how it ended.
     */
    findPendingTicket: build.query<Ticket | null, PendingQuestion>({
      query: (question) => search(pendingFilter(question)),
      transformResponse: (answer, _meta, { serviceNumber, key }) =>
        ticketPageOf(payloadOf(answer)).tickets.findLast(
          (ticket) => ticket.serviceNumber === serviceNumber && (key ? ticket.key === key : !ticket.rejected),
        ) ?? null,
      providesTags: ticketTags,
    }),
  }),
});

export const { useSearchTicketsQuery, useCountAwaitingQuery, useFindPendingTicketQuery } = ticketsApi;
