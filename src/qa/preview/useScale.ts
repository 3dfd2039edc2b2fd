import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns the factor that makes something of this width in pixels fit its holder; 1 where there is room. */
export function useScale(holder: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width);

  useLayoutEffect(() => {
    const element = holder.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setRoom(element.clientWidth || width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [holder, width]);

  return Math.min(1, room / width);
}
