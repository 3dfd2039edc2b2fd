import type { RequestOutcome, TicketRequest } from '../contracts/domain/ticket';
import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import { requestOutcomeOf } from './mappers/ticket';
import { afterConnectionRequest } from './tags';

/** `requestId` is the idempotency key: a repetition of the same request carries the same one. */
type Filed<Kind extends TicketRequest['kind']> = {
  readonly request: Extract<TicketRequest, { kind: Kind }>;
  readonly requestId: string;
};

export const connectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    connectService: build.mutation<RequestOutcome, Filed<'connect'>>({
      query: ({ request, requestId }) => ({
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
      transformResponse: (answer) => requestOutcomeOf(payloadOf(answer)),
      invalidatesTags: (_result, failure, { request }) =>
        afterConnectionRequest(failure, request.serviceEntityId),
    }),
    disconnectService: build.mutation<RequestOutcome, Filed<'disconnect'>>({
      query: ({ request, requestId }) => ({
        path: '/services/disconnect',
        method: 'POST',
        idempotencyKey: requestId,
        form: {
          spEntityId: request.serviceEntityId,
          type: request.serviceType,
          comments: request.comments,
        },
      }),
      transformResponse: (answer) => requestOutcomeOf(payloadOf(answer)),
      invalidatesTags: (_result, failure, { request }) =>
        afterConnectionRequest(failure, request.serviceEntityId),
    }),
  }),
});
