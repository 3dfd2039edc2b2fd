import { useCallback, useRef } from 'react';

/**
 * Does what it is given, but nothing while what it was given before is under way: a second press asks for nothing more,
 * even where the first has not been drawn yet.
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
