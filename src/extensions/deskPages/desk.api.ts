import type { DeskStep } from './contract/desk';
import type { DeskPage, DeskQuery, DeskTicketDetail } from '../../contracts/wire/desk';
import { baseApi } from '../../api/baseApi';
import { listOf, payloadOf } from '../../api/envelope';
import { mayHaveChanged, ticketTags, type Tag } from '../../api/tags';
import type { Failure } from '../../contracts/domain/failure';

export const DESK_PAGE_SIZE = 20;

interface DeskQuestion extends Pick<DeskQuery, 'state' | 'type' | 'search'> {
  /** Number of the page, from 1. */
  readonly page: number;
}

interface StepCall {
  readonly key: string;
  readonly step: DeskStep;
  /** State of the ticket that was looked at. */
  readonly revision: number;
  /** Idempotency key: every attempt of the same step sends the same one. */
  readonly requestId: string;
}

/** The desk of super users; the institution acted for does not matter (docs/extensions/deskPages.md). */
export const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDeskPage: build.query<DeskPage, DeskQuestion>({
      query: ({ state, type, search, page }) => ({
        path: '/x/desk/tickets',
        params: {
          ...(state && { state }),
          ...(type && { type }),
          ...(search && { search }),
          startAt: String((page - 1) * DESK_PAGE_SIZE),
          maxResults: String(DESK_PAGE_SIZE),
        },
        institution: 'none',
      }),
      transformResponse: (response) => {
        const {
          tickets,
          total = 0,
          startAt = 0,
          maxResults = DESK_PAGE_SIZE,
        } = payloadOf<Partial<DeskPage>>(response) ?? {};
        return { tickets: [...listOf(tickets)], total, startAt, maxResults };
      },
      providesTags: ticketTags,
    }),
    getDeskTicket: build.query<DeskTicketDetail, string>({
      query: (key) => ({ path: `/x/desk/tickets/${encodeURIComponent(key)}`, institution: 'none' }),
      transformResponse: (response: { readonly payload: DeskTicketDetail }) => response.payload,
      providesTags: ticketTags,
    }),
    takeDeskStep: build.mutation<DeskTicketDetail, StepCall>({
      query: ({ key, step, revision, requestId }) => ({
        path: `/x/desk/tickets/${encodeURIComponent(key)}/steps`,
        method: 'POST',
        json: { ...step, revision },
        idempotencyKey: requestId,
        institution: 'none',
      }),
      transformResponse: (response: { readonly payload: DeskTicketDetail }) => response.payload,
      // The page of the ticket uses this answer, before the lists are read again.
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) await dispatch(deskApi.util.upsertQueryData('getDeskTicket', key, data));
      },
      invalidatesTags: (_result, failure, { step }) => afterDeskStep(failure, step),
    }),
  }),
});

export const { useGetDeskPageQuery, useGetDeskTicketQuery } = deskApi;

/** A request that the desk resolves as done takes effect at once, at any institution. */
function afterDeskStep(failure: Failure | undefined, step: DeskStep): Tag[] {
  if (failure && !mayHaveChanged(failure)) return [];
  const changes = step.action === 'resolve' && step.resolution === 'done';
  if (!changes) return ticketTags();
  return [
    { type: 'tickets' },
    { type: 'catalogue' },
    { type: 'service' },
    { type: 'users-of-service' },
    { type: 'consents' },
  ];
}
