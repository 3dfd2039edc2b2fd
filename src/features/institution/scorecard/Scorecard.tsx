import { FormattedMessage } from 'react-intl';
import { Disclosure } from '../../../ui/Disclosure';
import { Section } from '../../../ui/Section';
import styles from '../Institution.module.css';
import { RuleList } from './RuleList';
import { judge } from './scorecard';
import type { Facts } from './scorecard.types';

export interface ScorecardProps {
  readonly facts: Facts;
}

/** Shows what standards ask of an identity provider, held against the own one: to do first, then what nobody here knows. */
export function Scorecard({ facts }: ScorecardProps) {
  const judged = judge(facts);
  const notMet = judged.filter(({ verdict }) => verdict.kind === 'notMet');
  const unknown = judged.filter(({ verdict }) => verdict.kind === 'unknown');
  const met = judged.filter(({ verdict }) => verdict.kind === 'met');
  return (
    <Section
      id="scorecard"
      title={<FormattedMessage id="institution.scorecard" />}
      note={
        <FormattedMessage
          id="institution.scorecard.sum"
          values={{ met: met.length, notMet: notMet.length, unknown: unknown.length }}
        />
      }
    >
      <p className={styles.intro}>
        <FormattedMessage id="institution.scorecard.intro" />
      </p>
      {notMet.length > 0 && (
        <>
          <h3>
            <FormattedMessage id="institution.scorecard.notMet" values={{ count: notMet.length }} />
          </h3>
          <RuleList judged={notMet} />
        </>
      )}
      {unknown.length > 0 && (
        <>
          <h3>
            <FormattedMessage id="institution.scorecard.unknown" values={{ count: unknown.length }} />
          </h3>
          <RuleList judged={unknown} />
        </>
      )}
      {met.length > 0 && (
        <Disclosure
          label={<FormattedMessage id="institution.scorecard.met" values={{ count: met.length }} />}
        >
          <RuleList judged={met} />
        </Disclosure>
      )}
    </Section>
  );
}
