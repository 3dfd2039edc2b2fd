import type { Person } from '../contracts/domain/person/person';
import type { SessionEnd } from '../contracts/domain/person/sessionEnd';
import { baseApi } from './baseApi';
import { personRequest } from './initialRequests';
import { personOf } from './mappers/person';
import { writeOrRead } from './writeOrRead';
import { personTags } from './tags';
import type { SessionEndAnswer } from '../contracts/wire/sessionEnd';
import { payloadOf } from './envelope';

/**
 * `switch` names the institution and, for super users, a role; without it the person acts for their own
 * institution again.
 */
export type SwitchTarget = { readonly entityId: string; readonly role: string } | undefined;

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the query string of the page: only the first call has one, as `?language=…` is in it. */
    getPerson: build.query<Person, string>({
      query: personRequest,
      serializeQueryArgs: ({ endpointName }) => endpointName,
      transformResponse: personOf,
      providesTags: personTags,
    }),
    /**
     * Asks when the session ends, without postponing the end; only servers with the extension `sessionEnd`
     * answer. It is a mutation, since a cached answer would be wrong a second later.
     */
    askSessionEnd: build.mutation<SessionEnd, void>({
      query: () => ({ path: '/x/session', institution: 'none' }),
      transformResponse: (response: unknown) => sessionEndOf(response, Date.now()),
    }),
    renewLogin: build.mutation<SessionEnd, void>({
      query: () => ({ path: '/x/session', method: 'POST', institution: 'none' }),
      transformResponse: (response: unknown) => sessionEndOf(response, Date.now()),
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

export const { useSwitchInstitutionMutation, useLogoutMutation } = sessionApi;

/** Reads the answer; `now` is in milliseconds since 1970. Throws for an answer without numbers. */
function sessionEndOf(response: unknown, now: number): SessionEnd {
  const { endsIn, endsAtLatestIn } = payloadOf<Partial<SessionEndAnswer>>(response) ?? {};
  if (typeof endsIn !== 'number' || typeof endsAtLatestIn !== 'number')
    throw new Error('The response has no end of the session');
  return { left: endsIn, at: now + endsIn * 1000, renewable: endsAtLatestIn > endsIn };
}
