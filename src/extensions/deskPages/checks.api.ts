import type { CheckList, Verdict } from '../../contracts/wire/checks';
import { baseApi } from '../../api/baseApi';
import { listOf, payloadOf } from '../../api/envelope';

/** What the server finds when it checks the installation, for super users (docs/EXTENSIONS.md, `checks`). */
const checksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getChecks: build.query<Verdict[], void>({
      query: () => ({ path: '/x/checks', institution: 'none' }),
      transformResponse: (response) => [...listOf(payloadOf<Partial<CheckList>>(response)?.checks)],
    }),
  }),
});

export const { useGetChecksQuery } = checksApi;
