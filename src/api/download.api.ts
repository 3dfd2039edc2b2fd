import type { ServiceSheet } from '../contracts/domain/services/serviceSheet';
import { baseApi } from './baseApi';
import { serviceSheetOf } from './mappers/serviceSheet';

interface SheetRequest {
  /** Entity id; absent for a guest, for whom servers accept any (WIRE T35). */
  readonly institution: string | undefined;
  readonly ids: readonly number[];
}

export const downloadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requests a table of these services, in this order; services that the person may not see are left out.
     * Null: the columns of the answer do not match their labels. It is a mutation, since the answer is not
     * cached.
     */
    downloadServices: build.mutation<ServiceSheet | null, SheetRequest>({
      query: ({ institution, ids }) => ({
        path: '/services/download',
        method: 'POST',
        json: { idp: institution ?? 'guest', ids },
      }),
      transformResponse: serviceSheetOf,
    }),
  }),
});
