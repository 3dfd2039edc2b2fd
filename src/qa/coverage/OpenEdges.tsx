import { FormattedMessage, useIntl } from 'react-intl';
import { Section } from '../../ui/page/Section';
import { Arrow } from '../simulate/Arrow';
import { textsOf } from '../chartText';
import { openEdges, type Coverage } from './coverage';
import styles from './Coverage.module.css';

export interface OpenEdgesProps {
  readonly coverage: Coverage;
  readonly selected: string;
  readonly onSelect: (edge: string) => void;
}

/** Lists transitions that have not been taken; each selects itself in picture and outline. */
export function OpenEdges({ coverage, selected, onSelect }: OpenEdgesProps) {
  const chartText = textsOf(useIntl());
  const open = openEdges(coverage);
  return (
    <Section title={<FormattedMessage id="qa.coverage.open" />}>
      {open.length === 0 ? (
        <p>
          <FormattedMessage id="qa.coverage.open.none" />
        </p>
      ) : (
        <ul className={styles.open}>
          {open.map(({ key, source, target, trigger, name, guard }) => (
            <li key={key}>
              <button
                type="button"
                aria-current={selected === key || undefined}
                onClick={() => onSelect(key)}
              >
                <span>
                  {chartText.trigger(trigger, name)}
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
      )}
    </Section>
  );
}
