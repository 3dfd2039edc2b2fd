import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../../lib/isComposing';
import { isMac } from '../../../lib/isMac';
import type { Entry } from '../entry';

interface Doing {
  readonly entries: readonly Entry[];
  readonly choose: (entry: Entry) => void;
  /** Opens the line in a new tab, as a press with the same keys does. */
  readonly openBeside: (index: number, event: KeyboardEvent) => void;
  readonly close: () => void;
}

/** Keys of the field (ARIA's combobox with a list): the focus stays in it, and a line of the list is marked. */
export function usePaletteKeys({ entries, choose, openBeside, close }: Doing) {
  const [marked, setMarked] = useState(0);
  const last = entries.length - 1;
  const active = Math.min(marked, last);

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (isComposing(event.nativeEvent) || shiftKey || altKey) return;
    const chord = isMac() ? metaKey : ctrlKey;
    if (chord && key.toLowerCase() === 'k') {
      // The key that has opened it closes it.
      event.preventDefault();
      close();
    } else if (key === 'Enter') {
      event.preventDefault();
      const entry = entries[active];
      if (entry && chord && entry.way.kind === 'place') openBeside(active, event);
      else if (entry) choose(entry);
    } else if (!ctrlKey && !metaKey) {
      const moves: Readonly<Record<string, number>> = {
        ArrowDown: active === last ? 0 : active + 1,
        ArrowUp: active === 0 ? last : active - 1,
        Home: 0,
        End: last,
      };
      const next = moves[key];
      if (next === undefined) return;
      event.preventDefault();
      setMarked(next);
    }
  }

  return { active, onKeyDown, markFirst: () => setMarked(0) };
}
