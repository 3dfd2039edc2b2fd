import { useEffect, useRef } from 'react';
import type { Simulating } from './useSimulation';

/**
 * Listens to shortcuts with Control or Command, because single letters belong to screen readers. In text fields the
 * keys keep their usual meaning.
 */
export function useShortcuts(simulating: Simulating): void {
  const latest = useRef(simulating);
  useEffect(() => {
    latest.current = simulating;
  });

  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const { undo, redo, goTo, simulation } = latest.current;
      const key = `${event.shiftKey ? 'Shift+' : ''}${event.key.toLowerCase()}`;
      const does: Readonly<Record<string, () => void>> = {
        z: undo,
        y: redo,
        'Shift+z': redo,
        backspace: () => goTo(simulation.story, []),
      };
      if (!does[key]) return;
      event.preventDefault();
      does[key]();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('textarea, select, input:not([type="radio"])') !== null;
}
