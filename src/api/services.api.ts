import type { Catalogue, ServiceDetail, ServiceRef } from '../contracts/domain/service';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { catalogueOf } from './mappers/catalogueService';
import { userOfServiceOf, type UserOfService } from './mappers/institution';
import { serviceDetailOf } from './mappers/serviceDetail';
import { catalogueTags, serviceTags, usersOfServiceTags } from './tags';

export interface ServiceByEntityId {
  readonly entityId: string;
  readonly type: string;
}

const oneHour = 3600;

export const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalogue: build.query<Catalogue, void>({
      query: () => ({ path: '/services' }),
      transformResponse: (answer) => catalogueOf(payloadOf(answer)),
      providesTags: catalogueTags,
      keepUnusedDataFor: oneHour,
    }),
    getService: build.query<ServiceDetail, ServiceRef>({
      query: ({ id, type }) => ({ path: '/services/detail', params: { spId: id, entityType: type } }),
      transformResponse: (answer) => serviceDetailOf(payloadOf(answer) ?? {}),
      providesTags: (_result, _error, service) => serviceTags(service),
    }),
    /** Refused to guests (contract §2.6). */
    getConnectedInstitutions: build.query<readonly UserOfService[], ServiceByEntityId>({
      query: ({ entityId, type }) => ({ path: '/services/idps', params: { spEntityId: entityId, type } }),
      transformResponse: (answer) => listOf(payloadOf<[]>(answer)).map(userOfServiceOf),
      providesTags: (_result, _error, { entityId }) => usersOfServiceTags(entityId),
    }),
  }),
});

export const { useGetCatalogueQuery, useGetServiceQuery, useGetConnectedInstitutionsQuery } = servicesApi;
