import type { Publishing } from '../contracts/wire/publishing';
import { baseApi } from './baseApi';
import { payloadOf } from './envelope';
import { personTags } from './tags';

const toPublishing = (answer: unknown): Publishing =>
  payloadOf<Publishing>(answer) ?? { addresses: [], withToken: false };

/** Where the metadata of connections goes out (docs/extensions/publishing.md). */
const publishingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** To the identity provider of the institution. */
    getPublishing: build.query<Publishing, void>({
      query: () => ({ path: '/x/publishing' }),
      transformResponse: toPublishing,
      providesTags: personTags,
    }),
    /** To a service, by its entity id. */
    getServicePublishing: build.query<Publishing, string>({
      query: (entityId) => ({ path: '/x/publishing/service', params: { entityId }, institution: 'none' }),
      transformResponse: toPublishing,
    }),
  }),
});

export const { useGetPublishingQuery, useGetServicePublishingQuery } = publishingApi;
