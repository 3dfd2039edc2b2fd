import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Day } from '../../lib/calendar';

/** Moves the focus to a day that a key chose, once that day is rendered. Call the returned function when a key moves. */
export function useFocusAfterMove(grid: RefObject<HTMLElement | null>, day: Day): () => void {
  const moving = useRef(false);
  useLayoutEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [grid, day]);
  return () => {
    moving.current = true;
  };
}
