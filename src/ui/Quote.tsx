import type { ReactNode } from 'react';
import styles from './Quote.module.css';

export interface QuoteProps {
  /** What somebody wrote, as it was written: a text, with its line breaks. */
  readonly children: string;
  /** Who wrote it. */
  readonly by?: ReactNode;
}

/** Words of a person, apart from those of the page. */
export function Quote({ children, by }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote dir="auto">{children}</blockquote>
      {by && <figcaption>{by}</figcaption>}
    </figure>
  );
}
