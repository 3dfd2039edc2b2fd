import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Toggletip.module.css';

/** WCAG 1.4.13: the pointer may travel from the button to the tip. */
const HIDE_AFTER_MS = 250;

export interface ToggletipProps {
  /** What is explained: "What is an assurance level?" */
  readonly label: string;
  readonly children: ReactNode;
}

/** A word of explanation that opens by pointer, focus or click, stays while it is used, and closes on Escape. */
export function Toggletip({ label, children }: ToggletipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLSpanElement>(null);

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
      setOpen(false);
    }
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
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
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onFocus={show}
        onClick={show}
      >
        <Icon name="question" />
      </button>
      <span className={styles.tip} id={id} role="status" hidden={!open}>
        {open && children}
      </span>
    </span>
  );
}
