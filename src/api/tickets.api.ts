import type { Ticket, TicketPage } from '../contracts/domain/tickets/ticket';
import type { RequestOutcome, TicketRequest } from '../contracts/domain/tickets/ticketRequest';
import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import { requestOutcomeOf, ticketPageOf } from './mappers/ticket';
import type { ApiRequest } from './request';
import { afterWithdrawal, ticketTags } from './tags';
import type { RequestWithdrawal, TicketFilter } from '../contracts/wire/ticket';
import {
  awaitingFilter,
  firstPageFilter,
  listFilter,
  openRequestsFilter,
  longestList,
  pendingFilter,
  type FirstTickets,
  type PendingQuestion,
  type TicketPeriod,
} from './ticketFilters';

/** `requestId` is the idempotency key: every attempt of the same request sends the same one. */
interface Withdrawal {
  readonly request: Extract<TicketRequest, { kind: 'withdraw' }>;
  readonly requestId: string;
}

function search(filter: TicketFilter): ApiRequest {
  return { path: '/actions', method: 'POST', json: filter };
}

export const ticketsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchTickets: build.query<TicketPage, TicketPeriod>({
      query: (period) => search(listFilter(new Date(), period)),
      transformResponse: (response) => ticketPageOf(payloadOf(response)),
      providesTags: ticketTags,
    }),
    /** Reads the open tickets about connections, newest first: of all tickets, lists of services show only these. */
    openRequests: build.query<readonly Ticket[], void>({
      query: () => search(openRequestsFilter(new Date())),
      transformResponse: (response) => ticketPageOf(payloadOf(response)).tickets,
      providesTags: ticketTags,
    }),
    /** Asks for the newest tickets of the list with this turn, and for their number. */
    firstTickets: build.query<TicketPage, FirstTickets>({
      query: (first) => search(firstPageFilter(new Date(), first)),
      transformResponse: (response) => ticketPageOf(payloadOf(response)),
      providesTags: ticketTags,
    }),
    /** Counts the invitations that the institution has not answered yet. */
    countAwaiting: build.query<number, void>({
      query: () => search(awaitingFilter),
      transformResponse: (response) => ticketPageOf(payloadOf(response)).total,
      providesTags: ticketTags,
    }),
    /** Reads the invitations that wait for an answer of the institution. */
    awaitingInvitations: build.query<readonly Ticket[], void>({
      query: () => search({ ...awaitingFilter, startAt: 0, maxResults: longestList }),
      transformResponse: (response) => ticketPageOf(payloadOf(response)).tickets,
      providesTags: ticketTags,
    }),
    /**
     * Finds the open ticket; null if there is none. Rejected tickets and those of other services are ignored
     * (REQUIREMENTS 96). With a key, a ticket is found in any state, so that its link can say how it ended.
     */
    findPendingTicket: build.query<Ticket | null, PendingQuestion>({
      query: (question) => search(pendingFilter(question)),
      transformResponse: (response, _meta, { serviceId, key }) =>
        ticketPageOf(payloadOf(response)).tickets.findLast(
          (ticket) => ticket.serviceId === serviceId && (key ? ticket.key === key : !ticket.rejected),
        ) ?? null,
      providesTags: ticketTags,
    }),
    /** Finds a ticket by its key; null if the institution has none. */
    findTicket: build.query<Ticket | null, string>({
      query: (key) => search({ maxResults: 1, startAt: 0, key }),
      transformResponse: (response, _meta, key) =>
        ticketPageOf(payloadOf(response)).tickets.find((ticket) => ticket.key === key) ?? null,
      providesTags: ticketTags,
    }),
    withdrawRequest: build.mutation<RequestOutcome, Withdrawal>({
      query: ({ request: { ticketKey, comments }, requestId }) => ({
        path: `/x/tickets/${encodeURIComponent(ticketKey)}/withdrawal`,
        method: 'POST',
        idempotencyKey: requestId,
        json: { ...(comments && { comment: comments }) } satisfies RequestWithdrawal,
      }),
      transformResponse: (response) => requestOutcomeOf(payloadOf(response)),
      invalidatesTags: (_result, failure) => afterWithdrawal(failure),
    }),
  }),
});

export const {
  useSearchTicketsQuery,
  useOpenRequestsQuery,
  useFirstTicketsQuery,
  useCountAwaitingQuery,
  useAwaitingInvitationsQuery,
  useFindPendingTicketQuery,
  useFindTicketQuery,
} = ticketsApi;
