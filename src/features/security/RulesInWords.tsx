import { FormattedMessage } from 'react-intl';
import { securityRuleKinds } from '../../contracts/domain/securityRules';
import type { SecurityRules } from '../../contracts/wire/securityRules';
import { Disclosure } from '../../ui/Disclosure';
import type { MatrixWords } from './matrixWords';
import styles from './Security.module.css';

export interface RulesInWordsProps {
  readonly rules: SecurityRules;
  readonly words: MatrixWords;
}

/** Says on demand what services are held to. */
export function RulesInWords({ rules, words }: RulesInWordsProps) {
  const kinds = securityRuleKinds.filter((kind) => rules[kind]);
  return (
    <Disclosure label={<FormattedMessage id="security.rules" />}>
      {kinds.length === 0 ? (
        <p>
          <FormattedMessage id="security.rules.none" />
        </p>
      ) : (
        <ul className={styles.rules}>
          {kinds.map((kind) => (
            <li key={kind}>{words.rule(kind)}</li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
