import type { Texts } from '../contracts/domain/person/person';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { catalogueServiceOf, type LooseService } from './mappers/catalogueService';
import { catalogueTags } from './tags';

/** A service by its entity id, with what a list shows. */
export interface NamedService {
  readonly entityId: string;
  readonly names: Texts;
  readonly descriptions: Texts;
}

/** A connected service, with its name in the language of the page. */
interface ConnectedService {
  readonly entityId: string;
  readonly name: string;
}

const namedServicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the names of the connected services, where a server would send the details of every other one beside them. */
    getConnectedServices: build.query<readonly ConnectedService[], void>({
      query: () => ({ path: '/services/connected', bulky: true }),
      transformResponse: (response) =>
        listOf(payloadOf<readonly LooseService[]>(response)).map((service) => {
          const { entityId, name } = catalogueServiceOf(service);
          return { entityId, name };
        }),
      providesTags: catalogueTags,
      structuralSharing: false,
    }),
    /** Those that are not known are missing in the answer. */
    getServicesByEntityIds: build.query<readonly NamedService[], readonly string[]>({
      query: (entityIds) => ({ path: '/services/by-entity-ids', method: 'POST', json: entityIds }),
      transformResponse: (response) =>
        listOf(payloadOf<readonly LooseService[]>(response)).map((service) => ({
          entityId: service.spEntityId ?? '',
          names: service.names ?? {},
          descriptions: service.descriptions ?? {},
        })),
    }),
  }),
});

export const { useGetConnectedServicesQuery, useGetServicesByEntityIdsQuery } = namedServicesApi;
