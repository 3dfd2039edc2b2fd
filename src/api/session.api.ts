import type { Person } from '../contracts/domain/person';
import { baseApi } from './baseApi';
import { personOf } from './mappers/person';
import { writeOrRead } from './writeOrRead';
import { personTags } from './tags';

/** `switch` names the institution and, for super users, a role; without it the switch ends (contract §2.2). */
export type SwitchTarget = { readonly entityId: string; readonly role: string } | undefined;

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the query string of the page: only the first call has one, as `?language=…` is in it. */
    getPerson: build.query<Person, string>({
      query: (search) => ({
        path: '/users/me',
        institution: 'none',
        params: Object.fromEntries(new URLSearchParams(search)),
      }),
      serializeQueryArgs: ({ endpointName }) => endpointName,
      transformResponse: personOf,
      providesTags: personTags,
    }),
    switchInstitution: build.mutation<null, SwitchTarget>({
      queryFn: async (target, _api, _options, call) => {
        const params = target ? { idpId: target.entityId, role: target.role } : {};
        return writeOrRead({ path: '/users/me/switch-to-idp', params }, call);
      },
    }),
    logout: build.mutation<null, void>({
      queryFn: async (_argument, _api, _options, call) => writeOrRead({ path: '/logout' }, call),
    }),
  }),
});

export const { useGetPersonQuery, useSwitchInstitutionMutation, useLogoutMutation } = sessionApi;
