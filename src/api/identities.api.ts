import { baseApi } from './baseApi';
import { identitiesOf, type IdentityChoices } from './mappers/identities';

const identitiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requests the institutions that super users can act for. It names no institution, since the current one
     * may no longer exist.
     */
    getIdentities: build.query<IdentityChoices, void>({
      query: () => ({ path: '/users/super/idps', institution: 'none' }),
      transformResponse: identitiesOf,
    }),
  }),
});

export const { useGetIdentitiesQuery } = identitiesApi;
