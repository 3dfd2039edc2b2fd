import type { Catalogue, SearchTexts } from '../contracts/domain/catalogue';
import type { ServiceDetail } from '../contracts/domain/service';
import type { ServiceRef } from '../contracts/domain/serviceRef';
import { baseApi } from './baseApi';
import { isEnvelope, listOf, payloadOf } from './envelope';
import { listRequest } from './firstRequests';
import { catalogueOf } from './mappers/catalogue';
import { userOfServiceOf, type UserOfService } from './mappers/institution';
import { searchTextsOf } from './mappers/leanCatalogue';
import { serviceDetailOf } from './mappers/serviceDetail';
import { catalogueTags, serviceTags, usersOfServiceTags } from './tags';

export interface ServiceByEntityId {
  readonly entityId: string;
  readonly type: string;
}

const oneHour = 3600;

export const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Asks for the catalogue in the language of the page; a server that knows no other form answers with the whole of it.
     */
    getCatalogue: build.query<Catalogue, void>({
      query: () => listRequest,
      transformResponse: (answer) =>
        catalogueOf(payloadOf(answer), isEnvelope(answer) ? answer.language : undefined),
      providesTags: catalogueTags,
      keepUnusedDataFor: oneHour,
      structuralSharing: false,
    }),
    /** Only where the catalogue has come without its texts. */
    getSearchTexts: build.query<SearchTexts, void>({
      query: () => ({ path: '/x/services/texts' }),
      transformResponse: (answer) => searchTextsOf(payloadOf(answer)),
      providesTags: catalogueTags,
      keepUnusedDataFor: oneHour,
      structuralSharing: false,
    }),
    getService: build.query<ServiceDetail, ServiceRef>({
      query: ({ id, type }) => ({ path: '/services/detail', params: { spId: id, entityType: type } }),
      transformResponse: (answer) => serviceDetailOf(payloadOf(answer) ?? {}),
      providesTags: (_result, _error, service) => serviceTags(service),
    }),
    /** Refused to guests. */
    getConnectedInstitutions: build.query<readonly UserOfService[], ServiceByEntityId>({
      query: ({ entityId, type }) => ({ path: '/services/idps', params: { spEntityId: entityId, type } }),
      transformResponse: (answer) => listOf(payloadOf<[]>(answer)).map(userOfServiceOf),
      providesTags: (_result, _error, { entityId }) => usersOfServiceTags(entityId),
    }),
  }),
});

export const {
  useGetCatalogueQuery,
  useGetSearchTextsQuery,
  useGetServiceQuery,
  useGetConnectedInstitutionsQuery,
} = servicesApi;
