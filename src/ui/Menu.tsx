import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes';
import styles from './Menu.module.css';

export interface MenuProps {
  /** Content of the button that opens it. */
  readonly face: ReactNode;
  /** Name of that button, where the face is not enough. */
  readonly label?: string | undefined;
  readonly buttonClass?: string | undefined;
  /** Lists of links and buttons; put `MenuGroup`s here. */
  readonly children: ReactNode;
}

/** A native popover with links and buttons: Escape and a click beside it close it, focus returns to its button. */
export function Menu({ face, label, buttonClass, children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // The styles are not in the markup, which a server may have drawn: the policy of its documents allows none there.
  useLayoutEffect(() => {
    const anchor = `--menu-${id.replaceAll(/[^\w-]/g, '')}`;
    opener.current?.style.setProperty('anchor-name', anchor);
    panel.current?.style.setProperty('position-anchor', anchor);
  }, [id]);

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
        // A press on its words must not take the focus out of it, or closing it would not give it back.
        tabIndex={-1}
        ref={panel}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button'))
            panel.current?.hidePopover();
        }}
        role="presentation"
      >
        {children}
      </div>
    </>
  );
}

export interface MenuGroupProps {
  readonly label?: ReactNode;
  /** One link or button each. */
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
