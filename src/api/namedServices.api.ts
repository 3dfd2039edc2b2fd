import type { Texts } from '../contracts/domain/person/person';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import type { LooseService } from './mappers/catalogueService';

/** A service by its entity id, with what a list shows. */
export interface NamedService {
  readonly entityId: string;
  readonly names: Texts;
  readonly descriptions: Texts;
}

const namedServicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useGetServicesByEntityIdsQuery } = namedServicesApi;
