import { FormattedMessage } from 'react-intl';
import type { Judged } from './scorecard';
import type { Verdict } from './scorecard.types';
import styles from './Scorecard.module.css';

const kinds = ['met', 'notMet', 'unknown'] as const satisfies readonly Verdict['kind'][];

/** Says how many of the standards are met, and draws a segment for each. */
export function Score({ judged }: { readonly judged: readonly Judged[] }) {
  const of = (kind: Verdict['kind']) => judged.filter(({ verdict }) => verdict.kind === kind);
  return (
    <p className={styles.score}>
      <span>
        <FormattedMessage
          id="institution.score"
          values={{
            met: of('met').length,
            all: judged.length,
            unknown: of('unknown').length,
            b: (figure) => <b className={styles.figure}>{figure}</b>,
          }}
        />
      </span>
      <span className={styles.meter} aria-hidden="true">
        {kinds.flatMap(of).map(({ rule, verdict }) => (
          <i key={rule.id} data-kind={verdict.kind} />
        ))}
      </span>
    </p>
  );
}
