import { useEffect, useEffectEvent, useRef, useState, useCallback } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { usePerson } from '../../../store/person';
import type { RequestedService } from './collectSheet';
import type { Saved } from './saveServices';

export type Download =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | Saved;

interface DownloadOf {
  readonly file: string;
  readonly services: readonly RequestedService[];
  /**
   * True while more services may still be found. A download that is requested in the meantime begins after that.
   */
  readonly coming: boolean;
}

/** Fetches the table of services and saves it as `file`. Leaving the page stops the download. */
export function useDownload({ file, services, coming }: DownloadOf) {
  const dispatch = useAppDispatch();
  const institution = usePerson().institution?.entityId;
  const once = useOnce();
  const [isRequested, setIsRequested] = useState(false);
  const [state, setState] = useState<Download>({ kind: 'idle' });
  const leaving = useRef<AbortController>(null);

  useEffect(
    () => () => {
      leaving.current?.abort();
      setState({ kind: 'idle' });
    },
    [],
  );

  async function start() {
    const { signal } = (leaving.current = new AbortController());
    const show = (next: Download) => {
      if (!signal.aborted) setState(next);
    };
    const onProgress = (done: number) => show({ kind: 'running', done, total: services.length });

    onProgress(0);
    // Few visits download the list, so that its code is loaded on demand.
    const code = await import('./saveServices').catch(() => undefined);
    if (!code) return show({ kind: 'failed', failure: { kind: 'offline' } });
    show(await code.saveServices({ file, services, institution, dispatch, signal, onProgress }));
  }

  const begin = useEffectEvent(() => {
    setIsRequested(false);
    void once(start);
  });
  useEffect(() => {
    if (isRequested && !coming) begin();
  }, [isRequested, coming]);

  const shown: Download = isRequested ? { kind: 'running', done: 0, total: services.length } : state;
  return { state: shown, request: () => setIsRequested(true) };
}

/**
 * Returns a function that runs an action, unless the previous one is still running: a second press does nothing, even
 * before the first has been rendered.
 */
function useOnce(): (act: () => Promise<unknown>) => Promise<void> {
  const underWay = useRef(false);
  return useCallback(async (act) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await act();
    } finally {
      underWay.current = false;
    }
  }, []);
}
