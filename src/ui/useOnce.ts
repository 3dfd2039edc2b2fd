import { useCallback, useRef } from 'react';

/**
 * Returns a function that runs an action, unless the previous one is still running: a second press does nothing, even
 * before the first has been rendered.
 */
export function useOnce(): (act: () => Promise<unknown>) => Promise<void> {
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
