import type { Catalogue, SearchTexts } from '../contracts/domain/services/catalogue';
import { baseApi } from './baseApi';
import { isEnvelope, payloadOf } from './envelope';
import { listRequest } from './firstRequests';
import { keptCatalogue, keptListSeen } from './keptCatalogue';
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
      query: () => ({ ...listRequest, readAfter: keptListSeen }),
      transformResponse: (answer) =>
        catalogueOf(payloadOf(answer), isEnvelope(answer) ? answer.language : undefined),
      providesTags: catalogueTags,
      keepUnusedDataFor: oneHour,
      structuralSharing: false,
    }),
    /** The copy that the browser kept, shown until the answer comes; null if there is none. */
    getKeptCatalogue: build.query<Catalogue | null, string>({
      queryFn: async (address) => ({ data: await keptCatalogue(address) }),
      structuralSharing: false,
    }),
    /** Needed only if the catalogue came without its texts. */
    getSearchTexts: build.query<SearchTexts, void>({
      query: () => ({ path: '/x/services/texts', bulky: true }),
      transformResponse: (answer) => searchTextsOf(payloadOf(answer)),
      providesTags: catalogueTags,
      keepUnusedDataFor: oneHour,
      structuralSharing: false,
    }),
  }),
});

export const { useGetCatalogueQuery, useGetSearchTextsQuery } = catalogueApi;
