import { useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../lib/isComposing';

interface Keys<Option> {
  /** Returns the options that match the typed text; null means no text, which all options match. */
  readonly search: (typed: string | null) => readonly Option[];
  /** Index of the option that is marked when the list opens. */
  readonly start: number;
  readonly choose: (option: Option) => void;
}

interface Shown {
  readonly open: boolean;
  readonly typed: string | null;
  /** Index of the option that Enter chooses; it may be beyond the last one. */
  readonly marked: number;
}

const closed: Shown = { open: false, typed: null, marked: 0 };
const leap = 10;

/** Handles the keys of a combobox (ARIA's pattern): arrows mark, Enter chooses, Escape closes without a change. */
export function useComboboxKeys<Option>({ search, start, choose }: Keys<Option>) {
  const [shown, setShown] = useState(closed);
  // A key may come before the effect of the last one has been rendered.
  const now = useRef(closed);

  function become(next: Partial<Shown>) {
    now.current = { ...now.current, ...next };
    setShown(now.current);
  }
  const close = () => become(closed);
  function show() {
    if (!now.current.open) become({ open: true, marked: start });
  }
  function take(option: Option) {
    close();
    choose(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const { open, typed, marked } = now.current;
    const found = search(typed);
    const active = Math.min(marked, found.length - 1);
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + leap,
      PageUp: active - leap,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      if (open) become({ marked: Math.max(0, Math.min(next, found.length - 1)) });
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      const option = found[active];
      if (option !== undefined) take(option);
    } else if (event.key === 'Escape' && open) {
      // Escape closes only the list: a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  const type = (typed: string) => become({ open: true, typed, marked: 0 });
  return { ...shown, show, close, type, take, onKeyDown };
}
