import { FormattedMessage, useIntl } from 'react-intl';
import type { Lens } from '../../machines/visualiser/visualiser.types';
import { Section } from '../../ui/Section';
import { Arrow } from '../simulate/Arrow';
import { wordsOf } from '../words';
import { openEdges, type Coverage } from './coverage';
import styles from './Coverage.module.css';
import { TakingCount } from './Totals';

export interface OpenEdgesProps {
  readonly coverage: Coverage;
  readonly lens: Lens;
  readonly selected: string;
  readonly onSelect: (edge: string) => void;
}

/** Shows what has still to be taken; each selects it in picture and outline. */
export function OpenEdges({ coverage, lens, selected, onSelect }: OpenEdgesProps) {
  const words = wordsOf(useIntl());
  const groups = openEdges(coverage, lens);
  return (
    <Section title={<FormattedMessage id="qa.coverage.open" />}>
      {groups.length === 0 && (
        <p>
          <FormattedMessage id="qa.coverage.open.none" />
        </p>
      )}
      {groups.map(({ taking, edges }) => (
        <div key={taking} className={styles.group}>
          <h3>
            <span className={styles.key} data-taking={taking} aria-hidden="true" />
            <TakingCount taking={taking} lens={lens} count={edges.length} />
          </h3>
          <ul className={styles.open}>
            {edges.map(({ key, source, target, trigger, name, guard }) => (
              <li key={key}>
                <button
                  type="button"
                  aria-current={selected === key || undefined}
                  onClick={() => onSelect(key)}
                >
                  <span>
                    {words.trigger(trigger, name)}
                    {guard !== undefined && (
                      <>
                        {' '}
                        <FormattedMessage id="qa.outline.guard" values={{ guard: <code>{guard}</code> }} />
                      </>
                    )}
                  </span>
                  <code className={styles.way}>
                    {source} <Arrow to={target} />
                  </code>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
