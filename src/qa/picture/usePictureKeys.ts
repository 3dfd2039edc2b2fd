import { useEffect, useRef, type RefObject } from 'react';
import type { FullScreen } from './useFullScreen';
import type { Zooming } from './useZoom';

/** Listens to single keys (`+`, `-`, `0`, `1`, `f`), only while the focus is in the picture (WCAG 2.1.4). */
export function usePictureKeys(region: RefObject<HTMLElement | null>, zooming: Zooming, screen: FullScreen) {
  const does = useRef<Readonly<Partial<Record<string, () => void>>>>({});
  useEffect(() => {
    const { larger, smaller, fit, real } = zooming;
    does.current = { '+': larger, '=': larger, '-': smaller, 0: fit, 1: real, f: screen.toggle };
  });

  useEffect(() => {
    const element = region.current;
    function pressed(event: KeyboardEvent): void {
      const act = does.current[event.key.toLowerCase()];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    }
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  }, [region]);
}
