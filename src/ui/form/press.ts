import { createContext, useCallback, useContext, useEffect, useRef } from 'react';

type Act = () => void;

const Press = createContext<(act: Act) => void>((act) => act());

export const PressProvider = Press.Provider;

/** Does something at once, or when the pointer that is pressed now is up. */
export function useAfterPress(): (act: Act) => void {
  return useContext(Press);
}

/**
 * A message that appears while a pointer is pressed moves what is under it, and the press is lost: leaving a field
 * for a box or a button would need two clicks.
 */
export function usePress(): (act: Act) => void {
  const pressed = useRef(false);
  const waiting = useRef<Act[]>([]);

  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      const acts = waiting.current.splice(0);
      // The click comes after this event.
      if (acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, []);

  return useCallback((act) => (pressed.current ? void waiting.current.push(act) : act()), []);
}
