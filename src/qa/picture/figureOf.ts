import type { Chart, ChartEdge, ChartState } from '../chart/chart';
import type { EdgeLine, Figure, FigureLine } from './figure';

/**
 * Returns the figure of a chart: each state with its name, and its transitions in the order in which the machine tries
 * them.
 */
export function figureOf(chart: Chart): Figure {
  return {
    id: chart.id,
    boxes: chart.states.map((state) => ({
      key: state.key,
      kind: state.kind,
      initial: state.key === chart.initial,
      lines: [...aboutState(state), ...transitionsOf(chart, state.key)],
    })),
  };
}

function aboutState(state: ChartState): FigureLine[] {
  return [
    { role: 'name', text: state.key },
    { role: 'about', tags: state.tags.filter((tag) => tag !== state.kind), title: state.title },
    ...state.invokes.map((invoked) => ({ role: 'invoke', invoked }) as const),
    ...state.entry.map((text) => ({ role: 'action', when: 'entry', text }) as const),
    ...state.exit.map((text) => ({ role: 'action', when: 'exit', text }) as const),
  ];
}

function transitionsOf(chart: Chart, state: string): FigureLine[] {
  const groups = new Map<string, ChartEdge[]>();
  for (const edge of chart.edges.filter(({ source }) => source === state)) {
    const trigger = triggerText(edge);
    groups.set(trigger, [...(groups.get(trigger) ?? []), edge]);
  }
  return [...groups].flatMap(([trigger, edges]): FigureLine[] => {
    const [only] = edges;
    if (only && edges.length === 1) return [lineOf(only, edgeText(only))];
    return [
      { role: 'trigger', text: trigger },
      ...edges.map((edge, index) =>
        lineOf(edge, `${index + 1}  ${edge.guard === undefined ? 'else' : `[${edge.guard}]`}`),
      ),
    ];
  });
}

function lineOf(edge: ChartEdge, text: string): EdgeLine {
  return {
    role: 'edge',
    edge: edge.key,
    target: edge.target === edge.source ? undefined : edge.target,
    text,
    label: edgeText(edge),
    actions: edge.actions.length === 0 ? '' : `/ ${edge.actions.join(', ')}`,
  };
}

/** Returns the trigger and guard of a transition, as the chart writes them. */
export function edgeText(edge: ChartEdge): string {
  return edge.guard === undefined ? triggerText(edge) : `${triggerText(edge)} [${edge.guard}]`;
}

/**
 * Returns the trigger as the chart writes it: the name of an event, `always`, or `after`, `done` or `error` with a
 * name.
 */
function triggerText({ trigger, name }: Pick<ChartEdge, 'trigger' | 'name'>): string {
  if (trigger === 'event') return name;
  return name === '' ? trigger : `${trigger} ${name}`;
}
