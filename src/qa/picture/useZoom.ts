import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * `open` shows all of the picture as far as it stays legible, and is how a picture opens; `fit` shows all of it; a
 * number is a scale.
 */
export type Zoom = 'open' | 'fit' | number;

export interface Zooming {
  readonly zoom: Zoom;
  /** Scale of the picture, 1 for its real size; undefined until the person changes it. */
  readonly scale: number | undefined;
  readonly fit: () => void;
  readonly real: () => void;
  readonly larger: () => void;
  readonly smaller: () => void;
}

const STEP = 1.25;
const LEAST = 0.1;
const MOST = 4;

/** The point that stays in place while the size changes: its place in the window, and in the picture as two fractions. */
interface Held {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** Zooms a picture in its region by functions, and by the wheel with Control (or a pinch). */
export function useZoom(region: RefObject<HTMLElement | null>, width: number | undefined): Zooming {
  const [zoom, setZoom] = useState<Zoom>('open');
  const [scale, setScale] = useState<number>();
  const held = useRef<Held>(undefined);

  const change = useCallback(
    (next: (scale: number) => Zoom, at?: { readonly clientX: number; readonly clientY: number }) => {
      const drawn = drawnIn(region.current);
      if (!region.current || !drawn || width === undefined) return;
      const around = region.current.getBoundingClientRect();
      const x = at?.clientX ?? around.left + around.width / 2;
      const y = at?.clientY ?? around.top + around.height / 2;
      held.current = { x, y, across: (x - drawn.left) / drawn.width, down: (y - drawn.top) / drawn.height };
      setZoom(next(drawn.width / width));
    },
    [region, width],
  );

  useLayoutEffect(() => {
    const drawn = drawnIn(region.current);
    if (!region.current || !drawn || width === undefined || !held.current) return;
    const { x, y, across, down } = held.current;
    held.current = undefined;
    region.current.scrollLeft += drawn.left + across * drawn.width - x;
    region.current.scrollTop += drawn.top + down * drawn.height - y;
    setScale(drawn.width / width);
  }, [region, width, zoom]);

  useEffect(() => {
    const element = region.current;
    function turned(event: WheelEvent): void {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change((from) => within(from * Math.exp(-event.deltaY / 400)), event);
    }
    element?.addEventListener('wheel', turned, { passive: false });
    return () => element?.removeEventListener('wheel', turned);
  }, [region, change]);

  return {
    zoom,
    scale,
    fit: () => change(() => 'fit'),
    real: () => change(() => 1),
    larger: () => change((from) => within(from * STEP)),
    smaller: () => change((from) => within(from / STEP)),
  };
}

function within(scale: number): number {
  return Math.min(MOST, Math.max(LEAST, scale));
}

function drawnIn(region: HTMLElement | null): DOMRect | undefined {
  return region?.querySelector('svg')?.getBoundingClientRect();
}
