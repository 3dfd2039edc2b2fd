import { useEffect, useState } from 'react';

/** Tells whether `waiting` has lasted for `patience` milliseconds. */
export function useLate(waiting: boolean, patience: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, patience]);
  return late;
}
