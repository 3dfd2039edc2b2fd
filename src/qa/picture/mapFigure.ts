import type { Chart } from '../chart/chart';
import { invokedBy, invokersOf } from '../chart/invocations';
import type { Figure, FigureLine } from './figure';

/** Returns the figure of the map: the machines that invoke others or are invoked, and which invokes which. */
export function mapFigure(charts: readonly Chart[]): Figure {
  return {
    id: '',
    boxes: byDepth(charts.filter((chart) => isLinked(chart, charts))).map((chart) => ({
      key: chart.id,
      kind: 'machine',
      initial: false,
      lines: [
        { role: 'name', text: chart.id },
        { role: 'count', states: chart.states.length, transitions: chart.edges.length },
        ...invokedBy(chart).map(({ key, state, to }): FigureLine => {
          return { role: 'edge', edge: key, target: to, text: state, label: state, actions: '' };
        }),
      ],
    })),
  };
}

function isLinked(chart: Chart, charts: readonly Chart[]): boolean {
  return invokedBy(chart).length > 0 || invokersOf(charts, chart.id).length > 0;
}

/** Sorts machines so that each precedes the machines that it invokes. */
function byDepth(charts: readonly Chart[]): Chart[] {
  const depthOf = (id: string): number => {
    const invoked = charts.filter((chart) => chart.id === id).flatMap(invokedBy);
    return Math.max(0, ...invoked.map(({ to }) => 1 + depthOf(to)));
  };
  return [...charts].sort((a, b) => depthOf(b.id) - depthOf(a.id));
}
