import type { ServiceSheet } from '../contracts/domain/serviceSheet';
import { baseApi } from './baseApi';
import { serviceSheetOf } from './mappers/serviceSheet';

export interface SheetWanted {
  /** Entity id; absent for a guest, of whom servers take any (WIRE T35). */
  readonly institution: string | undefined;
  readonly ids: readonly number[];
}

export const downloadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A table of these services, in this order; those that the person may not see are left out. Null: an answer of
     * which nobody knows what belongs under which label. A mutation, as the answer is not for the cache.
     */
    downloadServices: build.mutation<ServiceSheet | null, SheetWanted>({
      query: ({ institution, ids }) => ({
        path: '/services/download',
        method: 'POST',
        json: { idp: institution ?? 'guest', ids },
      }),
      transformResponse: serviceSheetOf,
    }),
  }),
});
