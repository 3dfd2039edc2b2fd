import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A new panel takes the focus into its heading. That is right for who works in the dialog; who drives it from the
 * chart stays there. To be called around the panel: its effects come after the panel's own.
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
