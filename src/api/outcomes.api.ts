import type { Outcome, Outcomes } from '../contracts/wire/outcomes';
import { baseApi } from './baseApi';

/** The call that reports how conversations have ended (docs/EXTENSIONS.md, `outcomes`). */
export const outcomesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportOutcomes: build.mutation<unknown, readonly Outcome[]>({
      query: (ends) => ({
        path: '/x/outcomes',
        method: 'POST',
        json: { ends: [...ends] } satisfies Outcomes,
        institution: 'none',
        anonymous: true,
      }),
    }),
  }),
});
