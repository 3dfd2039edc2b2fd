import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the current link of a row into view, sideways only; `current` says which one it is. */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    // The next frame lays the page out anyway, so that measuring there costs nothing.
    const frame = requestAnimationFrame(() => {
      const link = row.current?.querySelector<HTMLElement>('[aria-current]');
      if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return row;
}
