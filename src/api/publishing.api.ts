import type { Publishing } from '../contracts/wire/publishing';
import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import { personTags } from './tags';

const toPublishing = (response: unknown): Publishing =>
  payloadOf<Publishing>(response) ?? { addresses: [], withToken: false };

/** The addresses at which metadata of connections is published (docs/extensions/publishing.md). */
const publishingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For the identity provider of the institution. */
    getPublishing: build.query<Publishing, void>({
      query: () => ({ path: '/x/publishing' }),
      transformResponse: toPublishing,
      providesTags: personTags,
    }),
    /** For a service, by its entity id. */
    getServicePublishing: build.query<Publishing, string>({
      query: (entityId) => ({ path: '/x/publishing/service', params: { entityId }, institution: 'none' }),
      transformResponse: toPublishing,
    }),
  }),
});

export const { useGetPublishingQuery, useGetServicePublishingQuery } = publishingApi;
