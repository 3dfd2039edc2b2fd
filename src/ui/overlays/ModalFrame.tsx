import { useEffect, useRef, type ReactNode, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button';
import { useModalTitleId } from './Modal';
import styles from './Modal.module.css';

/** Tells whether a box scrolls and has nothing in it that could take the focus. */
function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight && element.querySelector(CONTROLS) === null);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return scrolls;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

export interface ModalFrameProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Name of the state whose panel shows. When the name changes, the focus moves to the heading. */
  readonly panel: string;
  /** True while a request runs; then a moving bar shows under the heading. */
  readonly busy?: boolean | undefined;
  /** Absent while closing would mislead; then there is no close button. */
  readonly onClose?: (() => void) | undefined;
  /** A `Reason` that says what the primary button does. In a short window it scrolls with the content. */
  readonly note?: ReactNode;
  /** Buttons, with the primary one last. */
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
      {/* The content is a tab stop, because in some browsers the keyboard scrolls only the focused element
          (WCAG 2.1.1). */}
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
