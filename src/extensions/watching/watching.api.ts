import type { SavedSearchChange, SavedSearches } from './contract/searches.wire';
import type { FeedAddress, FeedAddressChange, Watching, WatchingChange } from './contract/watching.wire';
import { baseApi } from '../../api/baseApi';
import { payloadOf } from '../../api/envelope';
import { watchingTags } from '../../api/laterTags';

const NOTHING: Watching = {
  rhythm: 'never',
  mailServer: true,
  language: 'en',
  hasFeed: false,
  subscriptions: [],
  news: [],
};

/** The calls to watch things and to read news of them (docs/extensions/watching.md). */
export const watchingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWatching: build.query<Watching, void>({
      query: () => ({ path: '/x/watching' }),
      transformResponse: (response: unknown) => payloadOf<Watching>(response) ?? NOTHING,
      providesTags: watchingTags,
    }),
    changeWatching: build.mutation<Watching, WatchingChange>({
      query: (change) => ({ path: '/x/watching', method: 'POST', json: change }),
      transformResponse: (response: unknown) => payloadOf<Watching>(response) ?? NOTHING,
      // The tags are stale after a failure as well: the watched item may be gone.
      invalidatesTags: watchingTags,
    }),
    getSearches: build.query<SavedSearches, void>({
      query: () => ({ path: '/x/watching/searches' }),
      transformResponse: (response: unknown) => payloadOf<SavedSearches>(response) ?? [],
      providesTags: watchingTags,
    }),
    changeSearches: build.mutation<SavedSearches, SavedSearchChange>({
      query: (change) => ({ path: '/x/watching/searches', method: 'POST', json: change }),
      transformResponse: (response: unknown) => payloadOf<SavedSearches>(response) ?? [],
      invalidatesTags: watchingTags,
    }),
    changeFeedAddress: build.mutation<FeedAddress, FeedAddressChange>({
      query: (change) => ({ path: '/x/watching/feed', method: 'POST', json: change }),
      transformResponse: (response: unknown) => payloadOf<FeedAddress>(response) ?? {},
      invalidatesTags: watchingTags,
    }),
  }),
});

export const { useGetWatchingQuery, useGetSearchesQuery } = watchingApi;
