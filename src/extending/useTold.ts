import { useEffect, useEffectEvent } from 'react';

/** Calls `tell` with a number as soon as it is known, and whenever it or what belongs to it (`also`) changes. */
export function useTold(
  tell: (count: number, also: number) => void,
  count: number | undefined,
  also = 0,
): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (count !== undefined) told(count, also);
  }, [count, also]);
}
