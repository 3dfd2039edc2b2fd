import type { ReplayBody, Webhook, WebhookList } from '../../contracts/wire/events';
import { baseApi } from '../../api/baseApi';
import { listOf, payloadOf } from '../../api/envelope';
import { webhookTags } from '../../api/laterTags';

/** The programs that receive events, for super users (docs/extensions/webhooks.md). */
export const webhooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWebhooks: build.query<readonly Webhook[], void>({
      query: () => ({ path: '/x/webhooks', institution: 'none' }),
      transformResponse: (response) => listOf(payloadOf<Partial<WebhookList>>(response)?.webhooks),
      providesTags: webhookTags,
    }),
    /** Returns the number of events that will be sent again. */
    replayEvents: build.mutation<number, ReplayBody>({
      query: (body) => ({ path: '/x/webhooks/replay', method: 'POST', json: body, institution: 'none' }),
      transformResponse: (response) => payloadOf<{ readonly events?: number }>(response)?.events ?? 0,
      // The tags are stale after a failure as well: the webhook or the event may be gone.
      invalidatesTags: webhookTags,
    }),
  }),
});

export const { useGetWebhooksQuery } = webhooksApi;
