import type { RequestOutcome, TicketRequest } from '../contracts/domain/ticketRequest';
import type { OwnWish, OwnWishes, Wishes, WishesMerge } from '../contracts/wire/wishes';
import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import { afterWishing, wishesTags } from './laterTags';

/** `requestId` is the idempotency key: a repetition of the same request carries the same one. */
interface Sent<Kind extends TicketRequest['kind']> {
  readonly request: Extract<TicketRequest, { kind: Kind }>;
  readonly requestId: string;
}

const NOTED: RequestOutcome = { kind: 'noted' };
const noted = () => NOTED;
const after = (_result: unknown, failure: Parameters<typeof afterWishing>[0]) => afterWishing(failure);

/** The calls by which people ask their administrators for services, and are answered (docs/extensions/wishes.md). */
export const wishesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnWishes: build.query<readonly OwnWish[], void>({
      query: () => ({ path: '/x/wishes/own' }),
      transformResponse: (answer) => payloadOf<OwnWishes>(answer)?.wishes ?? [],
      providesTags: wishesTags,
    }),
    getWishes: build.query<Wishes, void>({
      query: () => ({ path: '/x/wishes' }),
      transformResponse: (answer) => payloadOf<Wishes>(answer) ?? { groups: [], more: false },
      providesTags: wishesTags,
    }),
    askForService: build.mutation<RequestOutcome, Sent<'ask'>>({
      query: ({ request: { kind: _kind, ...json }, requestId }) => ({
        path: '/x/wishes/own',
        method: 'POST',
        idempotencyKey: requestId,
        json,
      }),
      transformResponse: noted,
      invalidatesTags: after,
    }),
    withdrawWish: build.mutation<RequestOutcome, Sent<'takeBack'>>({
      query: ({ request: { kind: _kind, ...json }, requestId }) => ({
        path: '/x/wishes/own/withdrawal',
        method: 'POST',
        idempotencyKey: requestId,
        json,
      }),
      transformResponse: noted,
      invalidatesTags: after,
    }),
    mergeWishes: build.mutation<null, { readonly merge: WishesMerge; readonly requestId: string }>({
      query: ({ merge, requestId }) => ({
        path: '/x/wishes/together',
        method: 'POST',
        idempotencyKey: requestId,
        json: merge,
      }),
      transformResponse: () => null,
      invalidatesTags: after,
    }),
    answerWishes: build.mutation<RequestOutcome, Sent<'answer'>>({
      query: ({ request: { kind: _kind, ...json }, requestId }) => ({
        path: '/x/wishes/answer',
        method: 'POST',
        idempotencyKey: requestId,
        json,
      }),
      transformResponse: noted,
      invalidatesTags: after,
    }),
  }),
});

export const { useGetOwnWishesQuery, useGetWishesQuery } = wishesApi;
