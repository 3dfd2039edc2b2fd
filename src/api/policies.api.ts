import type { Policy, PolicyAttributeOption, PolicyContent } from '../contracts/domain/policy';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { attributeOptionsOf, policyOf, wirePolicyOf, type LoosePolicy } from './mappers/policy';
import { afterPolicyChange, policyTags } from './tags';

export interface SavedPolicy {
  readonly content: PolicyContent;
  /** The state that was edited; absent: a new policy. */
  readonly stored?: Policy;
}

const oneHour = 3600;

export const policiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of the whole institution. Refused to guests and members (contract T36). */
    getPolicies: build.query<readonly Policy[], void>({
      query: () => ({ path: '/policies' }),
      transformResponse: (answer) => listOf(payloadOf<readonly LoosePolicy[]>(answer)).map(policyOf),
      providesTags: policyTags,
    }),
    getPolicy: build.query<Policy, string>({
      query: (id) => ({ path: `/policies/${encodeURIComponent(id)}` }),
      transformResponse: (answer) => policyOf(payloadOf(answer) ?? {}),
      providesTags: policyTags,
    }),
    /** All states, the current one among them; newest first (item 195). */
    getPolicyRevisions: build.query<readonly Policy[], string>({
      query: (id) => ({ path: `/policies/${encodeURIComponent(id)}/revisions` }),
      transformResponse: (answer) =>
        listOf(payloadOf<readonly LoosePolicy[]>(answer))
          .map(policyOf)
          .toSorted((a, b) => b.revision - a.revision),
      providesTags: policyTags,
    }),
    getPolicyAttributes: build.query<readonly PolicyAttributeOption[], void>({
      query: () => ({ path: '/policies/attributes' }),
      transformResponse: (answer) => attributeOptionsOf(payloadOf(answer)),
      keepUnusedDataFor: oneHour,
    }),
    savePolicy: build.mutation<Policy, SavedPolicy>({
      query: ({ content, stored }) => ({
        path: '/policies',
        method: stored ? 'PUT' : 'POST',
        json: wirePolicyOf(content, stored),
      }),
      transformResponse: (answer) => policyOf(payloadOf(answer) ?? {}),
      invalidatesTags: afterPolicyChange,
    }),
    deletePolicy: build.mutation<null, string>({
      query: (id) => ({ path: `/policies/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: afterPolicyChange,
    }),
  }),
});

export const {
  useGetPoliciesQuery,
  useGetPolicyQuery,
  useGetPolicyRevisionsQuery,
  useGetPolicyAttributesQuery,
  useSavePolicyMutation,
  useDeletePolicyMutation,
} = policiesApi;
