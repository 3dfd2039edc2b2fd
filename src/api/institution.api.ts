import type { InstitutionRole } from '../contracts/domain/institutionRole';
import type { ServiceSettings } from '../contracts/domain/institutionSettings';
import type { Service } from '../contracts/wire/service';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { institutionRolesOf } from './mappers/institutionRoles';
import { serviceSettingsOf } from './mappers/institutionSettings';
import { personTags } from './tags';

export const institutionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for the roles of the institution acted for; nothing where this person is told nobody (WIRE T26). */
    getInstitutionRoles: build.query<readonly InstitutionRole[], void>({
      query: () => ({ path: '/idp/current/roles' }),
      transformResponse: institutionRolesOf,
      providesTags: personTags,
    }),
    /** The institution's own services, as far as they go along with a change of it. */
    getOwnServices: build.query<readonly ServiceSettings[], void>({
      query: () => ({ path: '/users/me/serviceproviders' }),
      transformResponse: (answer) => listOf(payloadOf<readonly Service[]>(answer)).map(serviceSettingsOf),
      providesTags: personTags,
    }),
  }),
});

export const { useGetInstitutionRolesQuery, useGetOwnServicesQuery } = institutionApi;
