import type { OwnSession, OwnSessions } from '../contracts/wire/ownSessions';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { ownSessionTags } from './laterTags';

/** The calls about the logins of a person (docs/EXTENSIONS.md, `sessions`). */
export const ownSessionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnSessions: build.query<readonly OwnSession[], void>({
      query: () => ({ path: '/x/sessions', institution: 'none' }),
      transformResponse: (response: unknown) => listOf(payloadOf<OwnSessions>(response)),
      providesTags: ownSessionTags,
    }),
    endOwnSession: build.mutation<null, string>({
      query: (id) => ({
        path: `/x/sessions/${encodeURIComponent(id)}/end`,
        method: 'POST',
        institution: 'none',
      }),
      transformResponse: () => null,
      // The tags are stale after a failure as well: the session may have ended by itself.
      invalidatesTags: ownSessionTags,
    }),
  }),
});

export const { useGetOwnSessionsQuery } = ownSessionsApi;
