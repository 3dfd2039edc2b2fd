import { FormattedMessage } from 'react-intl';
import { Disclosure } from '../../../ui/page/Disclosure';
import { Section } from '../../../ui/page/Section';
import { RuleList } from './RuleList';
import type { Judged } from './scorecard';
import type { Verdict } from './scorecard.types';
import { TermTip } from '../../../ui/overlays/TermTip';
import styles from './Scorecard.module.css';

/** Lists the standards that are not met, first those that can be met here; the others are folded into a line. */
export function Scorecard({ judged }: { readonly judged: readonly Judged[] }) {
  const of = (kind: Verdict['kind']) => judged.filter(({ verdict }) => verdict.kind === kind);
  const met = of('met');
  const unknown = of('unknown');
  const toDo = of('notMet').toSorted((a, b) => Number(isOurs(b)) - Number(isOurs(a)));
  return (
    <Section
      id="scorecard"
      title={<FormattedMessage id="institution.scorecard.toDo" values={{ count: toDo.length }} />}
      tip={<TermTip term="metadata" />}
    >
      {toDo.length > 0 ? (
        <RuleList judged={toDo} />
      ) : (
        <p className="muted">
          <FormattedMessage id="institution.scorecard.nothing" />
        </p>
      )}
      <div className={styles.folds}>
        {unknown.length > 0 && (
          <Disclosure
            label={<FormattedMessage id="institution.scorecard.unknown" values={{ count: unknown.length }} />}
          >
            <RuleList judged={unknown} />
          </Disclosure>
        )}
        {met.length > 0 && (
          <Disclosure
            label={<FormattedMessage id="institution.scorecard.met" values={{ count: met.length }} />}
          >
            <RuleList judged={met} />
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

function isOurs({ verdict }: Judged): boolean {
  return verdict.kind === 'notMet' && verdict.field !== undefined;
}
