import { useCallback } from 'react';
import { baseApi } from '../../api/baseApi';
import { useAppDispatch } from '../../store/hooks';

interface ErrorReport {
  readonly message: string;
  readonly stack: string;
  /** The path alone: what people searched for stays with them. */
  readonly path: string;
}

const LONGEST = 4000;

export const reportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportError: build.mutation<unknown, ErrorReport>({
      query: (json) => ({ path: '/jsError', method: 'POST', json, institution: 'none' }),
    }),
  }),
});

/** Reports a defect to the server; if that fails as well, the reader notices nothing. */
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

function errorReport(error: unknown, path: string): ErrorReport {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { message: message.slice(0, LONGEST), stack: stack.slice(0, LONGEST), path };
}
