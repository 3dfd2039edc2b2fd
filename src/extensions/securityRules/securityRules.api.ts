import type { KeptSecurityRules, SecurityRulesChange } from '../../contracts/wire/securityRules';
import { baseApi } from '../../api/baseApi';
import { payloadOf } from '../../api/envelope';
import { securityRulesTags } from '../../api/laterTags';

const UNSET: KeptSecurityRules = { version: 0 };

/** What an institution holds its services to; only servers with the extension `securityRules` keep it. */
export const securityRulesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurityRules: build.query<KeptSecurityRules, void>({
      query: () => ({ path: '/x/security/rules' }),
      transformResponse: (answer) => payloadOf<KeptSecurityRules>(answer) ?? UNSET,
      providesTags: securityRulesTags,
    }),
    /** The version that is replaced makes a repetition harmless: it is refused. */
    changeSecurityRules: build.mutation<null, SecurityRulesChange>({
      query: (change) => ({ path: '/x/security/rules', method: 'PUT', json: change }),
      transformResponse: () => null,
      // They are stale also where it failed: somebody else may have been first.
      invalidatesTags: securityRulesTags,
    }),
  }),
});

export const { useGetSecurityRulesQuery } = securityRulesApi;
