import '../../../i18n/texts/download';
import { downloadApi } from '../../../api/download.api';
import { csvOf } from '../../../lib/csv';
import { saveFile } from '../../../lib/saveFile';
import type { AppDispatch } from '../../../store/makeStore';
import { collectSheet, type Collected, type Wanted } from './collectSheet';

interface SaveAs {
  readonly file: string;
  readonly services: readonly Wanted[];
  /** Entity id of the institution; absent for guests. */
  readonly institution: string | undefined;
  readonly dispatch: AppDispatch;
  readonly signal: AbortSignal;
  /** Called with the number of services that have been fetched. */
  readonly tell: (done: number) => void;
}

/** `said` is the id of the message, whose text comes with this module. */
export type Saved =
  | { readonly kind: 'saved'; readonly said: string; readonly count: number }
  | { readonly kind: 'uneven'; readonly said: string }
  | Extract<Collected, { kind: 'failed' }>;

/** Fetches the table of services and saves it as a file, unless `signal` stops it. */
export async function saveServices(as: SaveAs): Promise<Saved> {
  const { file, services, institution, dispatch, signal, tell } = as;

  async function ask(ids: readonly number[]) {
    const call = dispatch(
      downloadApi.endpoints.downloadServices.initiate({ institution, ids }, { track: false }),
    );
    const stop = () => call.abort();
    signal.addEventListener('abort', stop, { once: true });
    const answer = await call;
    signal.removeEventListener('abort', stop);
    return answer;
  }

  const collected = await collectSheet(services, ask, tell);
  if (collected.kind === 'failed') return collected;
  if (collected.kind === 'uneven') return { kind: 'uneven', said: 'services.download.uneven' };
  if (!signal.aborted) saveFile(file, csvOf(collected.rows), 'text/csv;charset=utf-8');
  return { kind: 'saved', said: 'services.download.saved', count: collected.rows.length - 1 };
}
