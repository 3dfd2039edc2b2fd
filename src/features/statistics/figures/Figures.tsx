import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export interface Figure {
  readonly key: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Says what the figure counts, or when. */
  readonly note?: ReactNode;
}

/** Shows the few numbers that most people come for, above the plot. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, term, value, note }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>
            <b>{value}</b> {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
