import type { Policy } from '../contracts/domain/policies/policy';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import type { LoosePolicy } from './mappers/policy';
import { policyTags } from './tags';

export const policiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for the policies of the whole institution. Refused to guests and members (WIRE T36). */
    getPolicies: build.query<readonly Policy[], void>({
      query: () => ({ path: '/policies' }),
      // No first paint waits for policies, so the code that reads them loads with them, and with what else the list needs
      // after its rows.
      transformResponse: async (response) => {
        const { policyOf } = await import(/* webpackChunkName: "afterRows" */ './mappers/policy');
        return listOf(payloadOf<readonly LoosePolicy[]>(response)).map(policyOf);
      },
      providesTags: policyTags,
    }),
  }),
});

export const { useGetPoliciesQuery } = policiesApi;
