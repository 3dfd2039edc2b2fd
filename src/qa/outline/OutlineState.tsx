import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { Tag } from '../../ui/marks/Tag';
import type { ChartState } from '../chart/chart';
import type { ChartViewProps } from '../chartView';
import { useDescription } from '../descriptions';
import { markOf } from '../marks';
import { KindMark } from '../picture/KindMark';
import { atState } from '../selection';
import { textsOf } from '../chartText';
import { OutlineEdge } from './OutlineEdge';
import styles from './Outline.module.css';

export interface OutlineStateProps extends ChartViewProps {
  readonly state: ChartState;
  readonly open: boolean;
  readonly current: boolean;
}

export function OutlineState(props: OutlineStateProps) {
  const { chart, state, open, current, marks, onSelect, onOpen } = props;
  const chartText = textsOf(useIntl());
  const description = useDescription(state.description);
  const mark = markOf(marks, state.key);
  const edges = chart.edges.filter(({ source }) => source === state.key);
  const label = [chartText.kind(state.kind), chartText.title(state.title)].filter(Boolean).join(' · ');
  return (
    <li className={styles.state}>
      <button
        type="button"
        className={styles.row}
        aria-current={current || undefined}
        aria-expanded={open}
        onClick={() => onSelect(atState(chart.id, state.key))}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <KindMark kind={state.kind} />
        </svg>
        <span className={styles.about}>
          <code>{state.key}</code>
          <span className={styles.said}>{label}</span>
        </span>
        {mark && <Tag tone={mark === 'now' ? 'info' : 'neutral'}>{chartText.mark(mark)}</Tag>}
      </button>
      {open && (
        <div className={styles.inside}>
          {description !== '' && <p className={styles.description}>{description}</p>}
          {state.invokes.map(({ name, machine }) =>
            machine === undefined ? (
              <p key={name} className={styles.said}>
                <FormattedMessage id="qa.outline.port" values={{ port: <code>{name}</code> }} />
              </p>
            ) : (
              <Button key={name} small icon="right" onClick={() => onOpen(machine)}>
                <FormattedMessage id="qa.outline.open" values={{ machine: <code>{name}</code> }} />
              </Button>
            ),
          )}
          {(['entry', 'exit'] as const).map(
            (when) =>
              state[when].length > 0 && (
                <p key={when} className={styles.said}>
                  <FormattedMessage
                    id={`qa.outline.${when}`}
                    values={{ actions: <code>{state[when].join(', ')}</code> }}
                  />
                </p>
              ),
          )}
          {edges.length > 0 && (
            <ul className={styles.edges}>
              {edges.map((edge) => (
                <OutlineEdge key={edge.key} {...props} edge={edge} alternatives={edges} />
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}
