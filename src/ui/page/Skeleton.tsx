import { FormattedMessage } from 'react-intl';
import { classes } from '../classes';
import { useRootMark } from './useRootMark';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Number of lines that will come, so that nothing moves then. */
  readonly rows: number;
  /** `table` represents rows of a table, `text` lines of text, `card` boxes such as tickets. */
  readonly shape?: 'table' | 'text' | 'card' | undefined;
  /** True if the content will be higher than any window, so that the footer stays out of view. */
  readonly tall?: boolean | undefined;
}

/** Keeps the room of content that is loading. It becomes visible after 300 ms, so that quick answers do not flicker. */
export function Skeleton({ rows, shape = 'table', tall }: SkeletonProps) {
  // The footer is hidden meanwhile: it may be pushed out of sight, and is not seen to move.
  useRootMark('coming');
  return (
    <div className={classes(styles.skeleton, tall && styles.tall)} data-shape={shape} role="status">
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
