import type { InstitutionRole } from '../contracts/domain/institution/institutionRole';
import type { ServiceSettings } from '../contracts/domain/institution/institutionSettings';
import type { Service } from '../contracts/wire/service';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { serviceSettingsOf } from './mappers/institutionSettings';
import { personTags } from './tags';
import type { RoleHolder } from '../contracts/wire/roles';

export const institutionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requests the roles of the institution acted for; nothing if this person may not see them (WIRE T26).
     */
    getInstitutionRoles: build.query<readonly InstitutionRole[], void>({
      query: () => ({ path: '/idp/current/roles' }),
      transformResponse: institutionRolesOf,
      providesTags: personTags,
    }),
    /** Those settings of the institution's own services that a change of the institution includes. */
    getOwnServices: build.query<readonly ServiceSettings[], void>({
      query: () => ({ path: '/users/me/serviceproviders' }),
      transformResponse: (response) => listOf(payloadOf<readonly Service[]>(response)).map(serviceSettingsOf),
      providesTags: personTags,
    }),
  }),
});

export const { useGetInstitutionRolesQuery, useGetOwnServicesQuery } = institutionApi;

type Holder = { readonly [K in keyof RoleHolder]?: RoleHolder[K] | null };
type Roles = Readonly<Record<string, readonly Holder[] | null>>;

/** Returns the roles that have holders; unknown keys are kept as they are. */
function institutionRolesOf(response: unknown): InstitutionRole[] {
  return Object.entries(payloadOf<Roles>(response) ?? {})
    .map(([key, holders]) => ({ key, people: [...new Set(listOf(holders).map(nameOf).filter(Boolean))] }))
    .filter(({ people }) => people.length > 0);
}

function nameOf({ fullName, firstName, middleName, surname, uid }: Holder): string {
  const given = fullName?.trim();
  const parts = [firstName, middleName, surname].map((part) => part?.trim()).filter(Boolean);
  return given || parts.join(' ') || (uid ?? '');
}
