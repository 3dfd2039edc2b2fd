import { useEffect, useState } from 'react';

/** Tells whether `waiting` has lasted for `patience` milliseconds. */
export function useLate(waiting: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, delayMs]);
  return late;
}
