import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where it is when a panel moves it to its heading: that is right for people in the dialog, not for
 * testers who use the chart. Call it around the panel, so that its effects run after those of the panel.
 */
export function useKeptFocus(panel: string): void {
  const before = useRef<Element>(null);

  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, [panel]);

  useEffect(() => {
    const now = document.activeElement;
    const was = before.current;
    if (now === was || !(now instanceof HTMLIFrameElement)) return;
    now.blur();
    if (was instanceof HTMLElement || was instanceof SVGElement) was.focus({ preventScroll: true });
  }, [panel]);
}
