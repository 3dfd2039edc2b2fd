import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import type { Chart } from '../chart/chart';
import { selectionOf } from '../selection';
import { shortestPaths } from '../steps/shortestPaths';
import type { Simulating } from './useSimulation';
import styles from './Simulate.module.css';

export interface SelectedPlaceProps {
  readonly simulating: Simulating;
  /** Chart that is shown: of the machine itself, or of one that was entered. */
  readonly chart: Chart;
  readonly selected: string;
}

/** Offers the path to the selected place, if no single step leads to it. */
export function SelectedPlace({ simulating: { entry, goTo }, chart, selected }: SelectedPlaceProps) {
  const selection = selectionOf(chart, selected);
  if (!selection || chart.id !== entry.id) return null;
  const edge = chart.edges.find(({ key }) => selection.kind === 'edge' && key === selection.edge);
  const state = selection.kind === 'state' ? selection.state : edge?.source;
  if (state === undefined) return null;
  const jump = () => {
    const path = shortestPaths(entry).states.get(state);
    if (path) goTo(path.story, path.steps);
  };
  return (
    <div className={styles.selected}>
      <p>
        {edge ? (
          <FormattedMessage id="qa.simulate.edgeElsewhere" values={{ state: <code>{state}</code> }} />
        ) : (
          <FormattedMessage id="qa.simulate.stateElsewhere" values={{ state: <code>{state}</code> }} />
        )}
      </p>
      <Button small onClick={jump}>
        <FormattedMessage id="qa.simulate.jumpTo" values={{ state: <code>{state}</code> }} />
      </Button>
    </div>
  );
}
