import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { StateKind } from '../chart/chart';
import type { ChartViewProps } from '../chartView';
import { atState, selectionOf } from '../selection';
import { figureOf } from './figureOf';
import { FigureView } from './FigureView';
import { Legend } from './Legend';

const kinds: readonly StateKind[] = ['passing', 'busy', 'resting', 'invoking', 'terminal', 'final'];

/**
 * A machine as a picture: states as boxes, their transitions in the order in which they are tried, each with the line
 * to its target. `marks` lays over it what another mode knows. Its text twin is `Outline`.
 */
export function ChartPicture({ chart, selected, onSelect, marks }: Omit<ChartViewProps, 'onOpen'>) {
  const intl = useIntl();
  const figure = useMemo(() => figureOf(chart), [chart]);
  const selection = selectionOf(chart, selected);
  const isState = (name: string) => chart.states.some(({ key }) => key === name);
  return (
    <FigureView
      key={chart.id}
      figure={figure}
      label={intl.formatMessage({ id: 'qa.picture.label' }, { machine: chart.id })}
      selected={selection?.kind === 'state' ? selection.state : selection?.edge}
      onSelect={(name) => onSelect(isState(name) ? atState(chart.id, name) : name)}
      marks={marks}
      legend={
        <Legend
          kinds={kinds.filter((kind) => chart.states.some((state) => state.kind === kind))}
          marks={marks}
        />
      }
    />
  );
}
