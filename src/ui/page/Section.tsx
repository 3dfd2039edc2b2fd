import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  /** A Toggletip beside the heading. */
  readonly tip?: ReactNode;
  /** A short remark or a link at the end of the heading's line. */
  readonly note?: ReactNode;
  /** Id by which links lead to the section. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Shows a part of a page below a heading with a rule. */
export function Section({ title, tip, note, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={headingId}>{title}</h2>
          {tip}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
