import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import { policySummariesOf, type PolicySummary } from './mappers/policy';
import { policyTags } from './tags';

export const policiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Refused to guests and members (contract T36). */
    getPolicies: build.query<readonly PolicySummary[], void>({
      query: () => ({ path: '/policies' }),
      transformResponse: (answer) => policySummariesOf(payloadOf(answer)),
      providesTags: policyTags,
    }),
  }),
});

export const { useGetPoliciesQuery } = policiesApi;
