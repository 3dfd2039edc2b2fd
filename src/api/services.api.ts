import type { ServiceDetail } from '../contracts/domain/services/service';
import type { ServiceRef } from '../contracts/domain/services/serviceRef';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { userOfServiceOf, type UserOfService } from './mappers/institution';
import { serviceDetailOf } from './mappers/serviceDetail';
import { serviceTags, usersOfServiceTags } from './tags';

interface ServiceByEntityId {
  readonly entityId: string;
  readonly type: string;
}

export const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getService: build.query<ServiceDetail, ServiceRef>({
      query: ({ id, type }) => ({ path: '/services/detail', params: { spId: id, entityType: type } }),
      transformResponse: (response) => serviceDetailOf(payloadOf(response) ?? {}),
      providesTags: (_result, _error, service) => serviceTags(service),
    }),
    /** Refused to guests. */
    getConnectedInstitutions: build.query<readonly UserOfService[], ServiceByEntityId>({
      query: ({ entityId, type }) => ({ path: '/services/idps', params: { spEntityId: entityId, type } }),
      transformResponse: (response) => listOf(payloadOf<[]>(response)).map(userOfServiceOf),
      providesTags: (_result, _error, { entityId }) => usersOfServiceTags(entityId),
    }),
  }),
});

export const { useGetServiceQuery, useGetConnectedInstitutionsQuery } = servicesApi;
