import { useCallback } from 'react';
import { baseApi } from '../../api/baseApi';
import { useAppDispatch } from '../../store/hooks';
import { errorReport, type ErrorReport } from './errorReport';

export const reportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportError: build.mutation<unknown, ErrorReport>({
      query: (json) => ({ path: '/jsError', method: 'POST', json, institution: 'none' }),
    }),
  }),
});

/** Tells the server of a defect; that this fails, too, changes nothing for the reader. */
export function useReport() {
  const dispatch = useAppDispatch();
  return useCallback(
    (error: unknown) => {
      void dispatch(
        reportApi.endpoints.reportError.initiate(errorReport(error, window.location.pathname), {
          track: false,
        }),
      );
    },
    [dispatch],
  );
}
