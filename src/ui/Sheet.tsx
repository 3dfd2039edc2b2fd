import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

export interface SheetProps {
  /** The button that opens it in narrow windows points here with `popoverTarget`. */
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A side column in wide windows; below 64em a native popover over the page, closed by Escape or a press beside it. */
export function Sheet({ id, label, children }: SheetProps) {
  return (
    // A press on its words must not take the focus out of it, or closing it would not give it back.
    <section className={styles.sheet} id={id} popover="auto" aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** Shown only where the sheet is one: what opens and closes it. */
export function NarrowOnly({ children }: { readonly children: ReactNode }) {
  return <span className={styles.narrowOnly}>{children}</span>;
}
