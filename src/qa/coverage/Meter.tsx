import { takings, type Coverage } from './coverage';
import styles from './Coverage.module.css';

/** Draws a bar whose parts differ in pattern; the numbers beside the bar say the same. */
export function Meter({ counts }: Pick<Coverage, 'counts'>) {
  return (
    <span className={styles.meter} aria-hidden="true">
      {takings.map(
        (taking) =>
          counts[taking] > 0 && (
            <span
              key={taking}
              className={styles.part}
              data-taking={taking}
              style={{ flexGrow: counts[taking] }}
            />
          ),
      )}
    </span>
  );
}
