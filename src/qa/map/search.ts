import type { Chart, ChartEdge, ChartState } from '../chart/chart';
import { edgeText } from '../picture/figureOf';
import { atState } from '../selection';

export type FoundKind = 'state' | 'event' | 'guard' | 'action' | 'port';

/** One place where something of that name stands. */
export interface Found {
  readonly kind: FoundKind;
  readonly name: string;
  readonly machine: string;
  /** Selection that shows it. */
  readonly at: string;
  /** The transition that it belongs to, with its state; of a state itself nothing more. */
  readonly where: string;
}

/**
 * Places in all machines whose name holds the query, whatever its case; states also by the heading that the person
 * sees. Names that begin with it come first, then states, events, guards, actions, ports.
 */
export function findIn(charts: readonly Chart[], query: string, titleOf: (id: string) => string): Found[] {
  const sought = query.trim().toLowerCase();
  if (sought === '') return [];
  const found = charts.flatMap((chart) => [
    ...chart.states.flatMap((state) => ofState(chart, state)),
    ...chart.edges.flatMap((edge) => ofEdge(chart, edge)),
  ]);
  const titles = new Map(
    charts.flatMap(({ id, states }) =>
      states.map(({ key, title }) => [atState(id, key), titleOf(title).toLowerCase()] as const),
    ),
  );
  const isSought = ({ kind, name, at }: Found) =>
    name.toLowerCase().includes(sought) || (kind === 'state' && Boolean(titles.get(at)?.includes(sought)));
  const rank = ({ kind, name }: Found) =>
    kinds.indexOf(kind) + (name.toLowerCase().startsWith(sought) ? 0 : kinds.length);
  return found.filter(isSought).sort((a, b) => rank(a) - rank(b));
}

const kinds: readonly FoundKind[] = ['state', 'event', 'guard', 'action', 'port'];

function ofState({ id }: Chart, state: ChartState): Found[] {
  const place = { machine: id, at: atState(id, state.key), where: state.key };
  const ports = state.invokes.filter(({ machine }) => machine === undefined);
  return [
    { kind: 'state', name: state.key, ...place, where: '' },
    ...[...state.entry, ...state.exit].map((name): Found => ({ kind: 'action', name, ...place })),
    ...ports.map(({ name }): Found => ({ kind: 'port', name, ...place })),
  ];
}

function ofEdge({ id }: Chart, edge: ChartEdge): Found[] {
  const place = { machine: id, at: edge.key, where: `${edge.source}: ${edgeText(edge)}` };
  return [
    ...(edge.trigger === 'event' ? [{ kind: 'event', name: edge.name, ...place } as const] : []),
    ...(edge.guard === undefined ? [] : [{ kind: 'guard', name: edge.guard, ...place } as const]),
    ...edge.actions.map((name): Found => ({ kind: 'action', name, ...place })),
  ];
}
