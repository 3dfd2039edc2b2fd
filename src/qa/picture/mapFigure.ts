import type { Chart } from '../chart/chart';
import type { Figure, FigureLine } from './figure';

/** All machines, and which invokes which. */
export function mapFigure(charts: readonly Chart[]): Figure {
  return {
    id: '',
    boxes: byDepth(charts).map((chart) => ({
      key: chart.id,
      kind: 'machine',
      initial: false,
      lines: [
        { role: 'name', text: chart.id },
        { role: 'count', states: chart.states.length, transitions: chart.edges.length },
        ...invocations(chart),
      ],
    })),
  };
}

/** Key of an invocation in the map: the machine and the state that invokes. */
function invocations({ id, states }: Chart): FigureLine[] {
  return states.flatMap(({ key, invokes }) =>
    invokes.flatMap(({ machine }): FigureLine[] =>
      machine === undefined
        ? []
        : [
            {
              role: 'edge',
              edge: `${id}.${key} · ${machine}`,
              target: machine,
              text: key,
              label: key,
              actions: '',
            },
          ],
    ),
  );
}

/** Whoever invokes stands before whom it invokes. */
function byDepth(charts: readonly Chart[]): Chart[] {
  const depthOf = (chart: Chart | undefined): number =>
    Math.max(
      0,
      ...(chart?.states ?? []).flatMap(({ invokes }) =>
        invokes
          .filter(({ machine }) => machine !== undefined)
          .map(({ machine }) => 1 + depthOf(charts.find(({ id }) => id === machine))),
      ),
    );
  return [...charts].sort((a, b) => depthOf(b) - depthOf(a));
}
