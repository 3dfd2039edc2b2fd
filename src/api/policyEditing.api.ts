import type { Policy, PolicyAttributeOption, PolicyContent } from '../contracts/domain/policies/policy';
import { listOf, payloadOf } from './envelope';
import { policyOf, type LoosePolicy } from './mappers/policy';
import { attributeOptionsOf, wirePolicyOf } from './mappers/policyEditing';
import { policiesApi } from './policies.api';
import { afterPolicyChange, policyTags } from './tags';

interface SavedPolicy {
  readonly content: PolicyContent;
  /** The state that was edited; absent for a new policy. */
  readonly stored?: Policy;
}

const oneHour = 3600;

/** The calls of the pages of a single policy, besides the list of the overview. */
export const policyEditingApi = policiesApi.injectEndpoints({
  endpoints: (build) => ({
    getPolicy: build.query<Policy, string>({
      query: (id) => ({ path: `/policies/${encodeURIComponent(id)}` }),
      transformResponse: (response) => policyOf(payloadOf(response) ?? {}),
      providesTags: policyTags,
    }),
    /** All states, including the current one; newest first (REQUIREMENTS 195). */
    getPolicyRevisions: build.query<readonly Policy[], string>({
      query: (id) => ({ path: `/policies/${encodeURIComponent(id)}/revisions` }),
      transformResponse: (response) =>
        listOf(payloadOf<readonly LoosePolicy[]>(response))
          .map(policyOf)
          .toSorted((a, b) => b.revision - a.revision),
      providesTags: policyTags,
    }),
    getPolicyAttributes: build.query<readonly PolicyAttributeOption[], void>({
      query: () => ({ path: '/policies/attributes' }),
      transformResponse: (response) => attributeOptionsOf(payloadOf(response)),
      keepUnusedDataFor: oneHour,
    }),
    savePolicy: build.mutation<Policy, SavedPolicy>({
      query: ({ content, stored }) => ({
        path: '/policies',
        method: stored ? 'PUT' : 'POST',
        json: wirePolicyOf(content, stored),
      }),
      transformResponse: (response) => policyOf(payloadOf(response) ?? {}),
      invalidatesTags: (_result, failure) => afterPolicyChange(failure),
    }),
    deletePolicy: build.mutation<null, string>({
      query: (id) => ({ path: `/policies/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_result, failure) => afterPolicyChange(failure),
    }),
  }),
});

export const { useGetPolicyQuery, useGetPolicyRevisionsQuery, useGetPolicyAttributesQuery } =
  policyEditingApi;
