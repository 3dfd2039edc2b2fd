import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import styles from './Toggletip.module.css';

/** Milliseconds before the tip hides, so that the pointer can travel to it (WCAG 1.4.13). */
const HIDE_AFTER_MS = 250;

const EDGE_PX = 8;

export interface ToggletipProps {
  /** Accessible name of the mark: "What is an assurance level?" */
  readonly label: string;
  readonly children: ReactNode;
}

/** Tells whether a table that scrolls sideways would cut off the lower part of the tip. */
function isCutOff(tip: HTMLElement): boolean {
  const { bottom } = tip.getBoundingClientRect();
  for (let around = tip.parentElement; around && around !== document.body; around = around.parentElement) {
    const cuts = getComputedStyle(around).overflowY !== 'visible';
    if (cuts && bottom > around.getBoundingClientRect().bottom) return true;
  }
  return false;
}

/** Moves a tip near the right edge back into the window, so that nothing scrolls sideways. */
function keepInside(tip: HTMLElement): void {
  tip.style.marginInlineStart = '';
  tip.removeAttribute('data-above');
  // The width is that of the body, without the gutter of a scroll bar.
  const end = document.body.getBoundingClientRect().right - EDGE_PX;
  const beyond = tip.getBoundingClientRect().right - end;
  if (beyond > 0) tip.style.marginInlineStart = `${-beyond}px`;
  tip.toggleAttribute('data-above', isCutOff(tip));
}

/**
 * Explains a word. The tip opens by pointer, focus or press, stays while it is used, and closes on Escape and
 * on a press outside.
 */
export function Toggletip({ label, children }: ToggletipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  // The tip is placed again when its text has loaded.
  useLayoutEffect(() => {
    const shown = tip.current;
    if (!open || !shown) return undefined;
    const observer = new ResizeObserver(() => keepInside(shown));
    observer.observe(shown);
    keepInside(shown);
    return () => observer.disconnect();
  }, [open]);

  function show() {
    clearTimeout(timer.current);
    setOpen(true);
  }
  function hideSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!place.current?.contains(document.activeElement)) setOpen(false);
    }, HIDE_AFTER_MS);
  }
  function blurred(event: FocusEvent) {
    if (!place.current?.contains(event.relatedTarget)) setOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      // Otherwise the focus would be lost together with the text that has it.
      if (tip.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    }
    // Safari does not focus a button on a press, so that no blur would close the tip.
    function closeOnPressBeside({ target }: PointerEvent) {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    }
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('pointerdown', closeOnPressBeside, true);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeOnPressBeside, true);
    };
  }, [open]);

  return (
    <span
      className={styles.place}
      ref={place}
      onPointerEnter={show}
      onPointerLeave={hideSoon}
      onBlur={blurred}
    >
      <button
        type="button"
        ref={button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onFocus={show}
        onClick={show}
      >
        <Icon name="question" />
      </button>
      {/* The tip can have the focus, so that its text can be selected without closing it. */}
      <span className={styles.tip} ref={tip} id={id} role="status" tabIndex={-1} hidden={!open}>
        {open && children}
      </span>
    </span>
  );
}
