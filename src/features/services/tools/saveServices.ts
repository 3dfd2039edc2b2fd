import '../../../i18n/texts/download';
import { downloadApi } from '../../../api/download.api';
import { csvOf } from '../../../lib/csv';
import { saveFile } from '../../../lib/saveFile';
import type { AppDispatch } from '../../../store/makeStore';
import { collectSheet, type Collected, type RequestedService } from './collectSheet';

interface SaveAs {
  readonly file: string;
  readonly services: readonly RequestedService[];
  /** Entity id of the institution; absent for guests. */
  readonly institution: string | undefined;
  readonly dispatch: AppDispatch;
  readonly signal: AbortSignal;
  /** Called with the number of services that have been fetched. */
  readonly onProgress: (done: number) => void;
}

/** `said` is the id of the message, whose text comes with this module. */
export type Saved =
  | { readonly kind: 'saved'; readonly messageId: string; readonly count: number }
  | { readonly kind: 'uneven'; readonly messageId: string }
  | Extract<Collected, { kind: 'failed' }>;

/** Fetches the table of services and saves it as a file, unless `signal` stops it. */
export async function saveServices(as: SaveAs): Promise<Saved> {
  const { file, services, institution, dispatch, signal, onProgress } = as;

  async function fetchPortion(ids: readonly number[]) {
    const call = dispatch(
      downloadApi.endpoints.downloadServices.initiate({ institution, ids }, { track: false }),
    );
    const stop = () => call.abort();
    signal.addEventListener('abort', stop, { once: true });
    const response = await call;
    signal.removeEventListener('abort', stop);
    return response;
  }

  const collected = await collectSheet(services, fetchPortion, onProgress);
  if (collected.kind === 'failed') return collected;
  if (collected.kind === 'uneven') return { kind: 'uneven', messageId: 'services.download.uneven' };
  if (!signal.aborted) saveFile(file, csvOf(collected.rows), 'text/csv;charset=utf-8');
  return { kind: 'saved', messageId: 'services.download.saved', count: collected.rows.length - 1 };
}
