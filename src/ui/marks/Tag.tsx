import type { ReactNode } from 'react';
import type { Tone } from './StatusMark';
import styles from './Tag.module.css';

/** Shows a property (LoA 2, eduGAIN, 3 rules): outlined, without a mark. States are shown by Status. */
export function Tag({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

export function Tags({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tags}>{children}</span>;
}
