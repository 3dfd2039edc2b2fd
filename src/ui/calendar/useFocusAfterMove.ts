import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Day } from '../../lib/calendar';

/** Gives the focus to the day that a key led to, once it is drawn; call what it returns when a key moves. */
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
