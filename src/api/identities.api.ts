import { baseApi } from './baseApi';
import { identitiesOf, type IdentityChoices } from './mappers/identities';

const identitiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for super users, whomever they act for: no institution is named, since that one may have gone. */
    getIdentities: build.query<IdentityChoices, void>({
      query: () => ({ path: '/users/super/idps', institution: 'none' }),
      transformResponse: identitiesOf,
    }),
  }),
});

export const { useGetIdentitiesQuery } = identitiesApi;
