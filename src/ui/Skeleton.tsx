import { FormattedMessage } from 'react-intl';
import { classes } from './classes';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** How many lines will come, so that nothing jumps. */
  readonly rows: number;
  /** `table`: rows of a table; `text`: lines of running text; `card`: boxes such as tickets. */
  readonly shape?: 'table' | 'text' | 'card' | undefined;
  /** What comes is higher than any window: the footer is out of sight before it comes, too. */
  readonly tall?: boolean | undefined;
}

/** Takes its place at once and becomes visible after 300 ms: a quick answer shows no flicker. */
export function Skeleton({ rows, shape = 'table', tall }: SkeletonProps) {
  return (
    <div
      className={classes(styles.skeleton, tall && styles.tall)}
      data-shape={shape}
      data-coming
      role="status"
    >
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
