import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './Button';
import { useModalTitleId } from './Modal';
import styles from './Modal.module.css';
import { useScrolls } from './useScrolls';

export interface ModalFrameProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Name of the state whose panel is shown: when it changes, focus moves to the heading. */
  readonly panel: string;
  /** A request runs: a moving bar under the heading. */
  readonly busy?: boolean | undefined;
  /** Absent: there is no close button, since leaving now would mislead. */
  readonly onClose?: (() => void) | undefined;
  /** A `Reason` that tells what the primary button does; on a short window it scrolls with what it is about. */
  readonly note?: ReactNode;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function ModalFrame({
  title,
  subtitle,
  panel,
  busy = false,
  onClose,
  note,
  footer,
  children,
}: ModalFrameProps) {
  const titleId = useModalTitleId();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (body.current) body.current.scrollTop = 0;
  }, [panel]);

  return (
    <div className={styles.frame} aria-busy={busy || undefined}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {onClose && (
          <Button look="quiet" icon="close" iconOnly onClick={onClose}>
            <FormattedMessage id="ui.close" />
          </Button>
        )}
      </div>
      <div className={styles.progress} data-busy={busy || undefined} />
      {/* A stop of its own, for browsers in which the keyboard scrolls only what has the focus (WCAG 2.1.1). */}
      <div
        className={styles.scroller}
        ref={body}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      >
        <div className={styles.body}>{children}</div>
        {footer && (
          <div className={styles.foot}>
            {note && <div className={styles.note}>{note}</div>}
            <div className={styles.buttons}>{footer}</div>
          </div>
        )}
      </div>
    </div>
  );
}
