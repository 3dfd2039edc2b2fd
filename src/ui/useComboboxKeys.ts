import { useRef, useState, type KeyboardEvent } from 'react';

interface Keys<Option> {
  /** What matches what was typed; null: nothing was typed, and all match. */
  readonly search: (typed: string | null) => readonly Option[];
  /** The option that is marked when the list opens. */
  readonly start: number;
  readonly choose: (option: Option) => void;
}

interface Shown {
  readonly open: boolean;
  readonly typed: string | null;
  /** Place of the option that Enter takes; may be beyond the last one. */
  readonly marked: number;
}

const closed: Shown = { open: false, typed: null, marked: 0 };
const leap = 10;

/** Keys of a field with a list (ARIA's combobox pattern): arrows mark, Enter chooses, Escape leaves as it was. */
export function useComboboxKeys<Option>({ search, start, choose }: Keys<Option>) {
  const [shown, setShown] = useState(closed);
  // A key may come before what the last one did is drawn.
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
    if (event.nativeEvent.isComposing) return;
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
      // Only the list closes: a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  const type = (typed: string) => become({ open: true, typed, marked: 0 });
  return { ...shown, show, close, type, take, onKeyDown };
}
