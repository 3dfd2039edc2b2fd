import type { ComparedInstitution } from './contract/institutionComparison';
import type { InstitutionToCompare } from './contract/comparison.wire';
import { baseApi } from '../../api/baseApi';
import { payloadOf } from '../../api/envelope';
import { comparedInstitutionOf } from './comparedInstitution';
import { comparisonTags } from '../../api/laterTags';

const comparisonApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requests the data that an institution, by its entity id, is compared by; only for those that the person
     * may act for.
     */
    getComparedInstitution: build.query<ComparedInstitution, string>({
      query: (entityId) => ({ path: '/x/comparison', institution: { entityId } }),
      transformResponse: (response) =>
        comparedInstitutionOf(payloadOf<Partial<InstitutionToCompare>>(response)),
      providesTags: comparisonTags,
    }),
  }),
});

export const { useGetComparedInstitutionQuery } = comparisonApi;
