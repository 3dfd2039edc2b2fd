import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Toggletip.module.css';

/** WCAG 1.4.13: the pointer may travel from the button to the tip. */
const HIDE_AFTER_MS = 250;

const EDGE_PX = 8;

export interface ToggletipProps {
  /** What is explained: "What is an assurance level?" */
  readonly label: string;
  readonly children: ReactNode;
}

/** Tells whether a table that scrolls sideways, which cuts off at its end too, would hide the end of the tip. */
function isCutOff(tip: HTMLElement): boolean {
  const { bottom } = tip.getBoundingClientRect();
  for (let around = tip.parentElement; around && around !== document.body; around = around.parentElement) {
    const cuts = getComputedStyle(around).overflowY !== 'visible';
    if (cuts && bottom > around.getBoundingClientRect().bottom) return true;
  }
  return false;
}

/** Near the end of the window the tip moves back into it, so that nothing scrolls sideways. */
function keepInside(tip: HTMLElement): void {
  tip.style.marginInlineStart = '';
  tip.removeAttribute('data-above');
  // The body, not the window: it leaves out the gutter that is kept for a scroll bar.
  const end = document.body.getBoundingClientRect().right - EDGE_PX;
  const beyond = tip.getBoundingClientRect().right - end;
  if (beyond > 0) tip.style.marginInlineStart = `${-beyond}px`;
  tip.toggleAttribute('data-above', isCutOff(tip));
}

/** A word of explanation that opens by pointer, focus or click, stays while it is used, and closes on Escape and by a press beside it. */
export function Toggletip({ label, children }: ToggletipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  // Placed anew when its words come late.
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
      // Else the focus would be lost with the words that it is in.
      if (tip.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    }
    // A press that gives a button no focus, as in Safari, is followed by no blur that would close the tip.
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
      {/* A press on the words gives them the focus, so that it stays within and they can be selected. */}
      <span className={styles.tip} ref={tip} id={id} role="status" tabIndex={-1} hidden={!open}>
        {open && children}
      </span>
    </span>
  );
}
