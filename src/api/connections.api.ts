import type { Failure } from '../contracts/domain/failure';
import type { RequestOutcome, TicketRequest } from '../contracts/domain/tickets/ticketRequest';
import type { InvitationAnswer } from '../contracts/wire/invitation';
import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import { requestOutcomeOf } from './mappers/ticket';
import type { ApiRequest } from './request';
import { afterConnectionRequest } from './tags';

/** `requestId` is the idempotency key: every attempt of the same request sends the same one. */
type Filed<Kind extends TicketRequest['kind']> = {
  readonly request: Extract<TicketRequest, { kind: Kind }>;
  readonly requestId: string;
};

/** Every one of these calls answers alike, and makes the same things stale. */
const answered = {
  transformResponse: (response: unknown) => requestOutcomeOf(payloadOf(response)),
  invalidatesTags: (
    _result: RequestOutcome | undefined,
    failure: Failure | undefined,
    { request }: { readonly request: { readonly serviceEntityId: string } },
  ) => afterConnectionRequest(failure, request.serviceEntityId),
};

export const connectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    connectService: build.mutation<RequestOutcome, Filed<'connect'>>({
      query: ({ request, requestId }): ApiRequest => ({
        path: '/services/connect',
        method: 'POST',
        idempotencyKey: requestId,
        form: {
          spEntityId: request.serviceEntityId,
          type: request.serviceType,
          comments: request.comments,
          loaLevel: request.level,
          emailContactPerson: request.contactEmail,
        },
      }),
      ...answered,
    }),
    disconnectService: build.mutation<RequestOutcome, Filed<'disconnect'>>({
      query: ({ request, requestId }): ApiRequest => ({
        path: '/services/disconnect',
        method: 'POST',
        idempotencyKey: requestId,
        form: {
          spEntityId: request.serviceEntityId,
          type: request.serviceType,
          comments: request.comments,
        },
      }),
      ...answered,
    }),
    acceptInvitation: build.mutation<RequestOutcome, Filed<'accept'>>({
      query: ({ request, requestId }) => ({
        ...answerOf('ACCEPTED', request, {
          loaLevel: request.level,
          spEntityId: request.serviceEntityId,
          typeMetaData: request.serviceType,
        }),
        idempotencyKey: requestId,
      }),
      ...answered,
    }),
    denyInvitation: build.mutation<RequestOutcome, Filed<'deny'>>({
      query: ({ request, requestId }) => ({ ...answerOf('REJECTED', request), idempotencyKey: requestId }),
      ...answered,
    }),
  }),
});

/** Returns the answer to an invitation; a denial has only these members. */
function answerOf(
  status: InvitationAnswer['status'],
  { invitation, ticketKey, comments }: Extract<TicketRequest, { kind: 'accept' | 'deny' }>,
  more: Partial<InvitationAnswer> = {},
): ApiRequest {
  const json: InvitationAnswer = { status, type: invitation, jiraKey: ticketKey, comment: comments, ...more };
  return { path: '/users/inviteRequest', method: 'PUT', json };
}
