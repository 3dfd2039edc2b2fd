import type { KeptSecurityRules, SecurityRulesChange } from './contract/securityRules.wire';
import { baseApi } from '../../api/baseApi';
import { payloadOf } from '../../api/envelope';
import { securityRulesTags } from '../../api/laterTags';

const UNSET: KeptSecurityRules = { version: 0 };

/**
 * The rules that an institution holds its services to; only servers with the extension `securityRules` keep
 * them.
 */
export const securityRulesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurityRules: build.query<KeptSecurityRules, void>({
      query: () => ({ path: '/x/security/rules' }),
      transformResponse: (response) => payloadOf<KeptSecurityRules>(response) ?? UNSET,
      providesTags: securityRulesTags,
    }),
    /** The version that is replaced makes a repetition harmless: it is refused. */
    changeSecurityRules: build.mutation<null, SecurityRulesChange>({
      query: (change) => ({ path: '/x/security/rules', method: 'PUT', json: change }),
      transformResponse: () => null,
      // The tags are stale after a failure as well: another person may have been first.
      invalidatesTags: securityRulesTags,
    }),
  }),
});

export const { useGetSecurityRulesQuery } = securityRulesApi;
