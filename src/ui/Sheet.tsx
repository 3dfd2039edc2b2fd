import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

export interface SheetProps {
  /** Id, to which the button that opens the sheet refers by `popoverTarget`. */
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Shows a side column. Below 64em it is a native popover over the page, which Escape or a press outside closes. */
export function Sheet({ id, label, children }: SheetProps) {
  return (
    // The sheet can have the focus, so that a press on its text keeps the focus inside and closing returns it to the
    // button.
    <section className={styles.sheet} id={id} popover="auto" aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** Shows its children only in windows in which a `Sheet` is a popover: the buttons that open and close it. */
export function NarrowOnly({ children }: { readonly children: ReactNode }) {
  return <span className={styles.narrowOnly}>{children}</span>;
}
