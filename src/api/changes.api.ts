import type { PendingChange, SettingsChange } from '../contracts/domain/tickets/change';
import type { RequestOutcome } from '../contracts/domain/tickets/ticketRequest';
import type { PendingChange as WirePendingChange } from '../contracts/wire/change';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { institutionBody } from './mappers/institutionSettings';
import { requestOutcomeOf, ticketPageOf } from './mappers/ticket';
import type { ApiRequest } from './request';
import { afterChangeRequest, ticketTags } from './tags';
import { openChangesFilter } from './ticketFilters';

export const changesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requests the changes that the desk has not yet decided on; only servers with the extension `changes`
     * have them.
     */
    getPendingChanges: build.query<readonly PendingChange[], void>({
      query: () => ({ path: '/x/changes' }),
      transformResponse: (response) =>
        listOf(payloadOf<readonly WirePendingChange[]>(response)).map((change) => ({
          ticketKey: change.jiraKey,
          requestedAt: change.requestedAt,
          userName: change.userName,
          subject: change.subject,
          ...(change.spEntityId && { serviceEntityId: change.spEntityId }),
          fields: change.changes,
        })),
      providesTags: ticketTags,
    }),
    /**
     * Finds the keys of open tickets about any setting of a service, or, with '', of the institution. Tickets do not name
     * the setting.
     */
    findOpenChanges: build.query<readonly string[], string>({
      query: (serviceEntityId) => ({
        path: '/actions',
        method: 'POST',
        json: openChangesFilter(serviceEntityId),
      }),
      transformResponse: (response, _meta, serviceEntityId) =>
        ticketPageOf(payloadOf(response))
          .tickets.filter((ticket) => ticket.serviceEntityId === serviceEntityId)
          .map(({ key }) => key),
      providesTags: ticketTags,
    }),
    /** `requestId` is the idempotency key: every attempt of the same request sends the same one. */
    requestChange: build.mutation<
      RequestOutcome,
      { readonly change: SettingsChange; readonly requestId: string }
    >({
      query: ({ change, requestId }) => ({ ...callOf(change), method: 'POST', idempotencyKey: requestId }),
      transformResponse: (response) => requestOutcomeOf(payloadOf(response)),
      invalidatesTags: (_result, failure) => afterChangeRequest(failure),
    }),
  }),
});

/** Texts are sent empty, never null (WIRE T2). */
function callOf(change: SettingsChange): Pick<ApiRequest, 'path' | 'json'> {
  if (change.subject === 'institution') return { path: '/users/me/settings', json: institutionBody(change) };
  const { serviceEntityId, serviceType } = change;
  switch (change.subject) {
    case 'consent':
      return {
        path: '/users/me/consent',
        json: {
          spEntityId: serviceEntityId,
          type: change.type,
          explanationEn: change.explanations.en,
          explanationNl: change.explanations.nl,
          explanationPt: change.explanations.pt,
          typeMetaData: serviceType,
        },
      };
    case 'strongAuthentication':
      return {
        path: '/users/me/surfsecureid',
        json: { entityId: serviceEntityId, loaLevel: change.level, entityType: serviceType },
      };
    case 'multiFactor':
      return {
        path: '/users/me/mfa',
        json: { entityId: serviceEntityId, authnContextLevel: change.level, entityType: serviceType },
      };
  }
}

export const { useGetPendingChangesQuery } = changesApi;
