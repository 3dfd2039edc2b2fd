import { FormattedMessage, useIntl } from 'react-intl';
import type { Lens } from '../../machines/visualiser/visualiser.machine';
import { takings, type Coverage, type Taking } from './coverage';
import { Meter } from './Meter';
import styles from './Coverage.module.css';

interface TotalsProps {
  readonly counts: Coverage['counts'];
  readonly lens: Lens;
}

/** Shows how many transitions have been taken, and by whom. */
export function Totals({ counts, lens }: TotalsProps) {
  const shown = takings.filter((taking) => counts[taking] > 0);
  return (
    <div className={styles.totals}>
      <p className={styles.share}>
        <FormattedMessage
          id="qa.coverage.headline"
          values={{
            lens,
            tests: counts.byTests + counts.byBoth,
            visit: counts.byVisit + counts.byBoth,
            all: takings.reduce((sum, taking) => sum + counts[taking], 0),
          }}
        />
      </p>
      <div>
        <Meter counts={counts} />
        <ul className={styles.keys}>
          {shown.map((taking) => (
            <li key={taking}>
              <span className={styles.key} data-taking={taking} aria-hidden="true" />
              <TakingCount taking={taking} lens={lens} count={counts[taking]} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Rounds a share down to whole per cents, so that only full coverage reads "100 %". */
export function floored(share: number): number {
  return Math.floor(share * 100) / 100;
}

interface TakingCountProps {
  readonly taking: Taking;
  readonly lens: Lens;
  readonly count: number;
}

function TakingCount({ taking, lens, count }: TakingCountProps) {
  const label = useIntl().formatMessage({ id: `qa.coverage.taking.${nameOf(taking, lens)}` });
  return <FormattedMessage id="qa.coverage.count" values={{ label, count }} />;
}

/** Returns the message for who has taken transitions. It names only those whom the lens shows. */
function nameOf(taking: Taking, lens: Lens): string {
  return lens === 'both' ? taking : `${taking}.${lens}`;
}
