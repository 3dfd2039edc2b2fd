import type { Feed, FeedList } from '../../contracts/wire/feeds';
import { baseApi } from '../../api/baseApi';
import { listOf, payloadOf } from '../../api/envelope';

/** The sources of metadata, for super users (docs/extensions/feeds.md). */
const feedsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFeeds: build.query<Feed[], void>({
      query: () => ({ path: '/x/feeds', institution: 'none' }),
      transformResponse: (response) => [...listOf(payloadOf<Partial<FeedList>>(response)?.feeds)],
    }),
  }),
});

export const { useGetFeedsQuery } = feedsApi;
