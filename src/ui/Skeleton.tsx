import { FormattedMessage } from 'react-intl';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** How many lines will come, so that nothing jumps. */
  readonly rows: number;
  /** `table`: rows of a table; `text`: lines of running text; `card`: boxes such as tickets. */
  readonly shape?: 'table' | 'text' | 'card' | undefined;
}

/** Takes its place at once and becomes visible after 300 ms: a quick answer shows no flicker. */
export function Skeleton({ rows, shape = 'table' }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <span className="visually-hidden">
        <FormattedMessage id="ui.loading" />
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={styles.bone} />
          {shape === 'table' && (
            <>
              <span className={styles.bone} />
              <span className={styles.bone} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
