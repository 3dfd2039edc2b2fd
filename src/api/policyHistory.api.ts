import type { Policy } from '../contracts/domain/policies/policy';
import { trailPath, type TrailScope } from '../contracts/domain/audit';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { policyOf, type LoosePolicy } from './mappers/policy';
import { policyTags } from './tags';

interface History {
  readonly revisions?: readonly LoosePolicy[] | null;
  readonly deleted?: PolicyHistory['deleted'] | null;
}

/** The entries of the audit trail about a policy. */
export interface PolicyHistory {
  /** Newest first. */
  readonly revisions: readonly Policy[];
  /** The person who deleted it, and the time (ISO 8601); absent if the policy still exists. */
  readonly deleted?: { readonly by: string; readonly at: string };
}

const policyHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPolicyHistory: build.query<PolicyHistory, { readonly scope: TrailScope; readonly id: string }>({
      query: ({ scope, id }) => ({
        path: `${trailPath(scope)}/policies/${encodeURIComponent(id)}`,
        ...(scope === 'all' && { institution: 'none' }),
      }),
      transformResponse: (response) => {
        const { revisions, deleted } = payloadOf<History>(response) ?? {};
        return {
          revisions: listOf(revisions)
            .map(policyOf)
            .toSorted((a, b) => b.revision - a.revision),
          ...(deleted && { deleted }),
        };
      },
      providesTags: policyTags,
    }),
  }),
});

export const { useGetPolicyHistoryQuery } = policyHistoryApi;
