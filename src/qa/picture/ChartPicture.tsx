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
 * Draws a machine: each state is a box with its transitions in the order in which the machine tries them, and
 * lines to their targets. `marks` adds data of another mode. `Outline` says the same as text.
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
