import { useEffect, useEffectEvent } from 'react';

/** Calls `report` with a number once it is known, and when it or the second number (`also`) changes. */
export function useReportedCount(
  report: (count: number, also: number) => void,
  count: number | undefined,
  also = 0,
): void {
  const onCount = useEffectEvent(report);
  useEffect(() => {
    if (count !== undefined) onCount(count, also);
  }, [count, also]);
}
