import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  /** A mark beside the heading that explains it. */
  readonly tip?: ReactNode;
  /** A short remark or a link at the end of the heading's line. */
  readonly note?: ReactNode;
  /** Makes the section a place that can be linked to. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page: a heading under an ink rule. */
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
