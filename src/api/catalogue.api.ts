import type { Catalogue, SearchTexts } from '../contracts/domain/services/catalogue';
import { baseApi } from './baseApi';
import { isEnvelope, payloadOf } from './envelope';
import { listRequest } from './initialRequests';
import { readCachedCatalogue, cachedListShown } from './cachedCatalogue';
import { catalogueOf } from './mappers/catalogue';
import { searchTextsOf } from './mappers/leanCatalogue';
import { catalogueTags } from './tags';

const oneHour = 3600;

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requests the catalogue in the language of the page; a server that knows no other form sends the full
     * one.
     */
    getCatalogue: build.query<Catalogue, void>({
      query: () => ({ ...listRequest, readAfter: cachedListShown }),
      transformResponse: (response) =>
        catalogueOf(payloadOf(response), isEnvelope(response) ? response.language : undefined),
      providesTags: catalogueTags,
      keepUnusedDataFor: oneHour,
      structuralSharing: false,
    }),
    /** The copy that the browser kept, shown until the answer comes; null if there is none. */
    getKeptCatalogue: build.query<Catalogue | null, string>({
      queryFn: async (address) => ({ data: await readCachedCatalogue(address) }),
      structuralSharing: false,
    }),
    /** Needed only if the catalogue came without its texts. */
    getSearchTexts: build.query<SearchTexts, void>({
      query: () => ({ path: '/x/services/texts', bulky: true }),
      transformResponse: (response) => searchTextsOf(payloadOf(response)),
      providesTags: catalogueTags,
      keepUnusedDataFor: oneHour,
      structuralSharing: false,
    }),
  }),
});

export const { useGetCatalogueQuery, useGetSearchTextsQuery } = catalogueApi;
