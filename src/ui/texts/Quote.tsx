import type { ReactNode } from 'react';
import styles from './Quote.module.css';

export interface QuoteProps {
  /** The text as it was written, with its line breaks. */
  readonly children: string;
  /** The author. */
  readonly by?: ReactNode;
}

/** Sets the words of a person apart from those of the page. */
export function Quote({ children, by }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote dir="auto">{children}</blockquote>
      {by && <figcaption>{by}</figcaption>}
    </figure>
  );
}
