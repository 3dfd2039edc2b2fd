import type { PrivacyFacts } from '../../contracts/wire/privacy';
import { baseApi } from '../../api/baseApi';
import { listOf, payloadOf } from '../../api/envelope';

/** The personal data that the server keeps (docs/extensions/privacy.md). */
const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPrivacy: build.query<PrivacyFacts, void>({
      query: () => ({ path: '/x/privacy', institution: 'none' }),
      transformResponse: (response) => {
        const facts = payloadOf<Partial<PrivacyFacts>>(response);
        return { kept: [...listOf(facts?.kept)], texts: facts?.texts ?? {} };
      },
    }),
  }),
});

export const { useGetPrivacyQuery } = privacyApi;
