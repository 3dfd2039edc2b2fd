import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Section } from '../../ui/page/Section';
import { searchOf } from '../address';
import type { Chart } from '../chart/chart';
import { selectionOf } from '../selection';
import { edgesByStory } from './edgesByStory';
import styles from './Coverage.module.css';

const most = 6;

export interface TakenByProps {
  readonly chart: Chart;
  readonly selected: string;
  readonly visit: ReadonlySet<string>;
}

/** Says whether this visit has taken the selected transition, and which stories take it. */
export function TakenBy({ chart, selected, visit }: TakenByProps) {
  const selection = selectionOf(chart, selected);
  if (selection?.kind !== 'edge') return null;
  const tellers = edgesByStory().get(selection.edge) ?? [];
  const shown = tellers.slice(0, most);
  return (
    <Section title={<FormattedMessage id="qa.coverage.takenBy" />}>
      <div className={styles.takenBy}>
        <p>
          <FormattedMessage
            id={visit.has(selection.edge) ? 'qa.coverage.takenBy.visit' : 'qa.coverage.takenBy.notVisit'}
          />
        </p>
        <p>
          <FormattedMessage id="qa.coverage.takenBy.stories" values={{ count: tellers.length }} />
        </p>
        {shown.length > 0 && (
          <ul className={styles.tellers}>
            {shown.map(({ machine, story }) => (
              <li key={`${machine} ${story}`}>
                <Link to={{ search: startOf(machine, story) }}>
                  <code>{`${machine}: ${story}`}</code>
                </Link>
              </li>
            ))}
            {tellers.length > most && (
              <li className="muted">
                <FormattedMessage id="qa.coverage.takenBy.more" values={{ count: tellers.length - most }} />
              </li>
            )}
          </ul>
        )}
      </div>
    </Section>
  );
}

function startOf(machine: string, story: string): string {
  return searchOf({ mode: 'simulate', machine, selected: '', story, steps: [], lens: 'both' });
}
