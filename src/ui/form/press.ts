import { createContext, useCallback, useContext, useEffect, useRef, type RefObject } from 'react';

type Act = () => void;

const Press = createContext<(act: Act) => void>((act) => act());

export const PressProvider = Press.Provider;

const downEvents = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'pointercancel', 'mouseup'] as const;

/** Returns a function that acts at once, or after the present press of a pointer. */
export function useAfterPress(): (act: Act) => void {
  return useContext(Press);
}

/**
 * Returns a function that delays an action while a pointer is pressed. A message that appears or disappears
 * during the press would move the pressed button away, so that leaving a field for a button would take two
 * presses. A finger has left the screen by the time the browser turns it into a press of the mouse, so both
 * are handled. Listens to the document of `within`.
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
    for (const begin of downEvents) page.addEventListener(begin, down, true);
    for (const end of ends) page.addEventListener(end, up, true);
    return () => {
      for (const begin of downEvents) page.removeEventListener(begin, down, true);
      for (const end of ends) page.removeEventListener(end, up, true);
    };
  }, [within]);

  return useCallback((act) => (pressed.current ? void waiting.current.push(act) : act()), []);
}
