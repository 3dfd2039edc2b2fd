import type { Failure } from '../../contracts/domain/failure';
import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import type { OwnWish, OwnWishes, Wishes, WishesMerge } from './contract/wishes.wire';
import { baseApi } from '../../api/baseApi';
import { payloadOf } from '../../api/envelope';
import { mayHaveChanged, type Tag } from '../../api/tags';
import type { Sent } from './requests.setup';

const NOTED: RequestOutcome = { kind: 'noted' };
const noted = () => NOTED;

/** The state of a wish follows from the set of changes and from tickets. */
const wishesTags = (): Tag[] => [{ type: 'wishes' }, { type: 'change-set' }, { type: 'tickets' }];
const after = (_result: unknown, failure: Failure | undefined): Tag[] =>
  failure && !mayHaveChanged(failure) ? [] : [{ type: 'wishes' }];

/**
 * The calls by which people ask their administrators for services and get answers
 * (docs/extensions/wishes.md).
 */
export const wishesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnWishes: build.query<readonly OwnWish[], void>({
      query: () => ({ path: '/x/wishes/own' }),
      transformResponse: (response) => payloadOf<OwnWishes>(response)?.wishes ?? [],
      providesTags: wishesTags,
    }),
    getWishes: build.query<Wishes, void>({
      query: () => ({ path: '/x/wishes' }),
      transformResponse: (response) => payloadOf<Wishes>(response) ?? { groups: [], more: false },
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
