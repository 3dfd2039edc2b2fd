import { FormattedMessage, useIntl } from 'react-intl';
import { Tag } from '../../ui/marks/Tag';
import type { ChartEdge } from '../chart/chart';
import type { ChartViewProps } from '../chartView';
import { markOf } from '../marks';
import { atState } from '../selection';
import { textsOf } from '../chartText';
import styles from './Outline.module.css';

export interface OutlineEdgeProps extends ChartViewProps {
  readonly edge: ChartEdge;
  /** All transitions of the state, in the order in which the machine tries them. */
  readonly alternatives: readonly ChartEdge[];
}

/** Shows a transition: a button with its trigger, guard and actions, and another with its target. */
export function OutlineEdge({ chart, edge, alternatives, selected, onSelect, marks }: OutlineEdgeProps) {
  const chartText = textsOf(useIntl());
  const mark = markOf(marks, edge.key);
  const stays = edge.target === edge.source;
  const others = alternatives.filter(({ trigger, name }) => trigger === edge.trigger && name === edge.name);
  return (
    <li className={styles.edge}>
      <button
        type="button"
        className={styles.row}
        aria-current={selected === edge.key || undefined}
        onClick={() => onSelect(edge.key)}
      >
        <span className={styles.about}>
          <span>{chartText.trigger(edge.trigger, edge.name)}</span>
          {edge.guard !== undefined && (
            <span className={styles.said}>
              <FormattedMessage id="qa.outline.guard" values={{ guard: <code>{edge.guard}</code> }} />
            </span>
          )}
          {edge.guard === undefined && others.length > 1 && (
            <span className={styles.said}>
              <FormattedMessage id="qa.outline.otherwise" />
            </span>
          )}
          {edge.actions.length > 0 && (
            <span className={styles.said}>
              <FormattedMessage
                id="qa.outline.actions"
                values={{ actions: <code>{edge.actions.join(', ')}</code> }}
              />
            </span>
          )}
        </span>
        {mark && <Tag tone="neutral">{chartText.mark(mark)}</Tag>}
      </button>
      {stays ? (
        <span className={styles.target}>
          <FormattedMessage id="qa.outline.stays" />
        </span>
      ) : (
        <button
          type="button"
          className={styles.target}
          onClick={() => onSelect(atState(chart.id, edge.target))}
        >
          <span aria-hidden="true">→ </span>
          <FormattedMessage id="qa.outline.target" values={{ state: <code>{edge.target}</code> }} />
        </button>
      )}
    </li>
  );
}
