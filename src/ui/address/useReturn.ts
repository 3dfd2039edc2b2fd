import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `back` when the person comes back to this window, at most once in `seconds`: people switch windows in
 * bursts.
 */
export function useReturn(back: () => void, seconds = 30): void {
  const onReturn = useEffectEvent(back);

  useEffect(() => {
    let last = -Infinity;
    const look = () => {
      const now = Date.now();
      if (document.visibilityState === 'hidden' || now - last < seconds * 1000) return;
      last = now;
      onReturn();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seconds]);
}
