import type { LooseService } from './mappers/catalogueService';
import { baseApi } from './baseApi';
import { listOf, payloadOf } from './envelope';
import { catalogueTags } from './tags';

/** What a connected service is held to beyond the list. */
export interface Agreement {
  /** Contractual base, as the federation writes it; empty: none is filled in. */
  readonly contract: string;
  /** Certifications such as Sirtfi; absent where the server tells none of any service. */
  readonly assurances?: readonly string[];
}

/** By entity id. */
export type Agreements = ReadonlyMap<string, Agreement>;

const agreementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The details of all connected services, of which only this is kept. */
    getAgreements: build.query<Agreements, void>({
      query: () => ({ path: '/services/connected' }),
      transformResponse: (answer) => agreementsOf(listOf(payloadOf<readonly LooseService[]>(answer))),
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
