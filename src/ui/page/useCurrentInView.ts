import { useEffect, useRef, type RefObject } from 'react';

/** Pixels after the link, for its focus ring. */
const ROOM = 8;

/** Scrolls the current link of a row into view, sideways only; `current` says which one it is. */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    // The next frame lays the page out anyway, so that measuring there costs nothing.
    const frame = requestAnimationFrame(() => {
      const link = row.current?.querySelector<HTMLElement>('[aria-current]');
      if (!row.current || !link) return;
      // A third of the row stays for the links before, as far as there is room.
      const { clientWidth } = row.current;
      const before = Math.max(0, Math.min(clientWidth / 3, clientWidth - link.offsetWidth - ROOM));
      row.current.scrollLeft = link.offsetLeft - before;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return row;
}
