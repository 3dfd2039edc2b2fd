import { createContext, useCallback, useContext, useEffect, useRef, type RefObject } from 'react';

type Act = () => void;

const Press = createContext<(act: Act) => void>((act) => act());

export const PressProvider = Press.Provider;

/** Does something at once, or when the pointer that is pressed now is up. */
export function useAfterPress(): (act: Act) => void {
  return useContext(Press);
}

/**
 * A message that appears while a pointer is pressed moves what is under it, and the press is lost: leaving a field
 * for a box or a button would need two clicks. Listens on the page that `within` stands in.
 */
export function usePress(within: RefObject<Element | null>): (act: Act) => void {
  const pressed = useRef(false);
  const waiting = useRef<Act[]>([]);

  useEffect(() => {
    const page = within.current?.ownerDocument ?? document;
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      const acts = waiting.current.splice(0);
      // The click comes after this event.
      if (acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
    };
    page.addEventListener('pointerdown', down, true);
    page.addEventListener('pointerup', up, true);
    page.addEventListener('pointercancel', up, true);
    return () => {
      page.removeEventListener('pointerdown', down, true);
      page.removeEventListener('pointerup', up, true);
      page.removeEventListener('pointercancel', up, true);
    };
  }, [within]);

  return useCallback((act) => (pressed.current ? void waiting.current.push(act) : act()), []);
}
