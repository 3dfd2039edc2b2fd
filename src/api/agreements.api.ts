import type { LooseService } from './mappers/catalogueService';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { catalogueTags } from './tags';

/** The agreements of a connected service that the list does not show. */
export interface Agreement {
  /** Contractual base, as the federation writes it; empty if there is none. */
  readonly contract: string;
  /** Certifications such as Sirtfi; absent if the server sends none for any service. */
  readonly assurances?: readonly string[];
}

/** By entity id. */
export type Agreements = ReadonlyMap<string, Agreement>;

const agreementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requests the details of all connected services and keeps only their agreements. */
    getAgreements: build.query<Agreements, void>({
      query: () => ({ path: '/services/connected' }),
      transformResponse: (response) => agreementsOf(listOf(payloadOf<readonly LooseService[]>(response))),
      providesTags: catalogueTags,
      structuralSharing: false,
    }),
  }),
});

function agreementsOf(services: readonly LooseService[]): Agreements {
  const tells = services.some(({ assuranceCertifications }) => assuranceCertifications);
  return new Map(
    services.flatMap(({ spEntityId, contractualBase, assuranceCertifications }) =>
      spEntityId
        ? [
            [
              spEntityId,
              {
                contract: contractualBase ?? '',
                ...(tells && { assurances: listOf(assuranceCertifications) }),
              },
            ],
          ]
        : [],
    ),
  );
}

export const { useGetAgreementsQuery } = agreementsApi;
