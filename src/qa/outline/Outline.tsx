import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import type { ChartViewProps } from '../chartView';
import { SearchWithin } from '../search/SearchWithin';
import { selectionOf } from '../selection';
import { OutlineState } from './OutlineState';
import styles from './Outline.module.css';

/**
 * Shows a machine as text, the counterpart of `ChartPicture`: its states, each with its transitions, their
 * guards and actions, and links to their targets. The selected state is open; all can be opened. During a
 * search, results replace the states.
 */
export function Outline(props: ChartViewProps) {
  const { chart, selected } = props;
  const [all, setAll] = useState(false);
  const selection = selectionOf(chart, selected);
  const edge = chart.edges.find(({ key }) => selection?.kind === 'edge' && key === selection.edge);
  const within = selection?.kind === 'state' ? selection.state : edge?.source;
  return (
    <SearchWithin key={chart.id} chart={chart} onSelect={props.onSelect}>
      <div className={styles.outline}>
        <Button small look="quiet" expanded={all} onClick={() => setAll(!all)}>
          <FormattedMessage id={all ? 'qa.outline.fold' : 'qa.outline.unfold'} />
        </Button>
        <ul className={styles.states}>
          {chart.states.map((state) => (
            <OutlineState
              key={state.key}
              {...props}
              state={state}
              open={all || within === state.key}
              current={selection?.kind === 'state' && selection.state === state.key}
            />
          ))}
        </ul>
      </div>
    </SearchWithin>
  );
}
