import type { ReactNode } from 'react';
import { buttonClass } from '../actions/Button';
import { classes } from '../classes';
import { Count } from '../lists/Count';
import { Icon, type IconName } from '../marks/Icon';
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

export interface OpenSheetProps {
  /** Id of the sheet. */
  readonly sheet: string;
  readonly icon: IconName;
  /** Number of settings in the sheet that are not as at first, shown unless it is 0. */
  readonly count?: { readonly value: number; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/** Shows the button that opens a sheet. On phones its words are its name, but not shown. */
export function OpenSheet({ sheet, icon, count, children }: OpenSheetProps) {
  return (
    <button type="button" className={classes(buttonClass({}), styles.open)} popoverTarget={sheet}>
      <Icon name={icon} />
      <span className={styles.words}>{children}</span>
      {count && count.value > 0 && <Count {...count} />}
    </button>
  );
}

export interface CloseSheetProps {
  /** Id of the sheet. */
  readonly sheet: string;
  readonly small?: boolean | undefined;
  readonly children: ReactNode;
}

/** Shows the button in a sheet that closes it, where the sheet is a popover. */
export function CloseSheet({ sheet, small, children }: CloseSheetProps) {
  return (
    <NarrowOnly>
      <button
        type="button"
        className={buttonClass({ small })}
        popoverTarget={sheet}
        popoverTargetAction="hide"
      >
        {children}
      </button>
    </NarrowOnly>
  );
}
