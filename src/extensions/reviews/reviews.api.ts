import type {
  Review,
  ReviewPerson,
  Reviews,
  ReviewStart,
  ReviewStep,
  ReviewSummary,
  ReviewWord,
} from './contract/review.wire';
import { colleaguesOf } from './contract/colleagues';
import type { InstitutionRoles } from '../../contracts/wire/roles';
import { baseApi } from '../../api/baseApi';
import { afterGathering } from '../changeSets/changeSet.api';
import { listOf, payloadOf } from '../../api/envelope';
import { reviewTags } from '../../api/laterTags';
import { personTags } from '../../api/tags';

interface Sent {
  readonly id: string;
  /** The idempotency key: every attempt of the same request sends the same one. */
  readonly requestId: string;
}

/** Reviews of connected services; only servers with the extension `reviews` keep them. */
export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReviews: build.query<readonly ReviewSummary[], void>({
      query: () => ({ path: '/x/reviews' }),
      transformResponse: (response) => listOf(payloadOf<Reviews>(response)?.reviews),
      providesTags: reviewTags,
    }),
    getReview: build.query<Review | null, string>({
      query: (id) => ({ path: `/x/reviews/${encodeURIComponent(id)}` }),
      transformResponse: (response) => payloadOf<Review>(response) ?? null,
      providesTags: reviewTags,
    }),
    /**
     * People who have a role in the institution and an address; empty if this person may not see them (WIRE
     * T26).
     */
    getColleagues: build.query<readonly ReviewPerson[], void>({
      query: () => ({ path: '/idp/current/roles' }),
      transformResponse: (response) => colleaguesOf(payloadOf<InstitutionRoles>(response) ?? {}),
      providesTags: personTags,
    }),
    startReview: build.mutation<null, { readonly start: ReviewStart; readonly requestId: string }>({
      query: ({ start, requestId }) => ({
        path: '/x/reviews',
        method: 'POST',
        idempotencyKey: requestId,
        json: start,
      }),
      transformResponse: () => null,
      // The tags are stale after a failure as well: another person may have been first.
      invalidatesTags: reviewTags,
    }),
    leadReview: build.mutation<null, Sent & { readonly step: ReviewStep }>({
      query: ({ id, step, requestId }) => ({
        path: `/x/reviews/${encodeURIComponent(id)}/steps`,
        method: 'POST',
        idempotencyKey: requestId,
        json: step,
      }),
      transformResponse: () => null,
      invalidatesTags: reviewTags,
    }),
    /** Ending a connection also adds a line to the change set. With `more`, the next one follows at once. */
    judgeConnection: build.mutation<null, Sent & { readonly word: ReviewWord; readonly more?: boolean }>({
      query: ({ id, word, requestId }) => ({
        path: `/x/reviews/${encodeURIComponent(id)}/verdicts`,
        method: 'POST',
        idempotencyKey: requestId,
        json: word,
      }),
      transformResponse: () => null,
      invalidatesTags: (_result, failure, { more = false }) =>
        more && !failure ? [] : [...reviewTags(), ...afterGathering(failure)],
    }),
  }),
});

export const { useGetReviewsQuery, useGetReviewQuery, useGetColleaguesQuery } = reviewsApi;
