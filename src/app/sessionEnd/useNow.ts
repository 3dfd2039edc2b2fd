import { useEffect, useState } from 'react';

const EVERY_MS = 1_000;

/** Milliseconds since 1970, new every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
