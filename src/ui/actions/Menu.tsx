import { useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../classes';
import styles from './Menu.module.css';

export interface MenuProps {
  /** Content of the button that opens the menu. */
  readonly face: ReactNode;
  /** Accessible name of that button, where its content does not name it. */
  readonly label?: string | undefined;
  readonly buttonClass?: string | undefined;
  /** One or more `MenuGroup`s. A function is called when the menu opens: a table has hundreds of menus, each with many parts. */
  readonly children: ReactNode | (() => ReactNode);
}

/**
 * Shows a button that opens a native popover with links and buttons. Escape and a press outside close it, and the focus
 * returns to the button.
 */
export function Menu({ face, label, buttonClass, children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  function prepare({ newState }: ToggleEvent<HTMLDivElement>) {
    if (newState !== 'open') return;
    // The anchor is set by script: the content security policy of prerendered pages forbids style attributes.
    const anchor = `--menu-${id.replaceAll(/[^\w-]/g, '')}`;
    opener.current?.style.setProperty('anchor-name', anchor);
    panel.current?.style.setProperty('position-anchor', anchor);
    // The panel is measured and shown with what is in it.
    flushSync(() => setOpened(true));
  }

  return (
    <>
      <button
        className={classes(styles.opener, buttonClass)}
        type="button"
        aria-label={label}
        popoverTarget={id}
        ref={opener}
      >
        {face}
      </button>
      <div
        className={styles.menu}
        id={id}
        popover="auto"
        // The panel can have the focus, so that a press on its text keeps the focus inside and closing returns it to
        // the button.
        tabIndex={-1}
        ref={panel}
        onBeforeToggle={prepare}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button'))
            panel.current?.hidePopover();
        }}
        role="presentation"
      >
        {typeof children === 'function' ? opened && children() : children}
      </div>
    </>
  );
}

export interface MenuGroupProps {
  readonly label?: ReactNode;
  /** List items with one link or button each. */
  readonly children: ReactNode;
}

export function MenuGroup({ label, children }: MenuGroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      {label && (
        <p className={styles.label} id={id}>
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? id : undefined}>{children}</ul>
    </div>
  );
}
