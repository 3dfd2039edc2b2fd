import type {
  InvitableInstitution,
  InvitableService,
  Invitation,
  RolePerson,
  SentInvitation,
} from '../contracts/domain/invitations/invitation';
import type { RequestOutcome } from '../contracts/domain/tickets/ticketRequest';
import type { ResentInvitation } from '../contracts/wire/invitation';
import type { TicketFilter } from '../contracts/wire/ticket';
import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import {
  invitableInstitutionsOf,
  invitableServicesOf,
  newInvitationOf,
  rolePeopleOf,
  sentInvitationOf,
} from './mappers/invitation';
import { requestOutcomeOf, ticketPageOf } from './mappers/ticket';
import { afterInvitation, ticketTags } from './tags';

interface OpenInvitationQuestion {
  /** Entity ids. */
  readonly institution: string;
  readonly service: string;
  readonly direction: Invitation['direction'];
}

/** The calls that super users make about other institutions; the header names the institution. */
export const invitationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getInvitableInstitutions: build.query<readonly InvitableInstitution[], void>({
      query: () => ({ path: '/users/super/idps', institution: 'none' }),
      transformResponse: invitableInstitutionsOf,
    }),
    /** Asks for services, including those that only this institution sees. */
    getInvitableServices: build.query<readonly InvitableService[], string>({
      query: (entityId) => ({ path: '/services/invitation-request-services', institution: { entityId } }),
      transformResponse: invitableServicesOf,
    }),
    getRolePeople: build.query<readonly RolePerson[], { entityId: string; institutionId: string }>({
      query: ({ entityId, institutionId }) => ({
        path: '/idp/sab/roles',
        params: { institutionId },
        institution: { entityId },
      }),
      transformResponse: rolePeopleOf,
    }),
    sendInvitation: build.mutation<RequestOutcome, { invitation: Invitation; requestId: string }>({
      query: ({ invitation, requestId }) => ({
        path: '/users/inviteRequest',
        method: 'POST',
        json: newInvitationOf(invitation),
        idempotencyKey: requestId,
        institution: { entityId: invitation.institution.entityId },
      }),
      transformResponse: (response) => requestOutcomeOf(payloadOf(response)),
      invalidatesTags: (_result, failure) => afterInvitation(failure),
    }),
    /** Finds the key of an invitation that is not answered yet; null if there is none. */
    findOpenInvitation: build.query<string | null, OpenInvitationQuestion>({
      query: ({ institution, service, direction }) => {
        const json: TicketFilter = {
          maxResults: 100,
          startAt: 0,
          spEntityId: service,
          types: [direction === 'connect' ? 'LINKINVITE' : 'UNLINKINVITE'],
          statuses: ['Waiting for customer'],
        };
        return { path: '/actions', method: 'POST', json, institution: { entityId: institution } };
      },
      // The existing server compares a part of the entity ids only.
      transformResponse: (response, _meta, { institution, service }) =>
        ticketPageOf(payloadOf(response)).tickets.find(
          (one) => one.institutionEntityId === institution && one.serviceEntityId === service,
        )?.key ?? null,
      providesTags: ticketTags,
    }),
    /** Finds a ticket by its key, in any state; our server searches all institutions. */
    findInvitation: build.query<SentInvitation | null, string>({
      query: (key) => {
        const json: TicketFilter = { maxResults: 1, startAt: 0, key };
        return { path: '/actions', method: 'POST', json };
      },
      transformResponse: (response, _meta, key) => sentInvitationOf(response, key),
      providesTags: ticketTags,
    }),
    resendInvitation: build.mutation<null, ResentInvitation & { requestId: string }>({
      query: ({ requestId, ...json }) => ({
        path: '/users/resendInviteRequest',
        method: 'POST',
        json,
        idempotencyKey: requestId,
        institution: { entityId: json.idpId },
      }),
      transformResponse: () => null,
      invalidatesTags: (_result, failure) => afterInvitation(failure),
    }),
  }),
});

export const { useGetInvitableInstitutionsQuery } = invitationsApi;
