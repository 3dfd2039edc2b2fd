import type { Chart, ChartEdge, ChartState } from '../chart/chart';
import { edgeText } from '../picture/figureOf';
import { atState } from '../selection';

export type FoundKind = 'state' | 'text' | 'event' | 'guard' | 'action' | 'port' | 'tag';

/** A place where a searched name occurs. */
export interface Found {
  readonly kind: FoundKind;
  /** The name; of a text, the part around the query. */
  readonly name: string;
  readonly machine: string;
  /** Key of the state, or of the state that the transition leaves. */
  readonly state: string;
  /** Selection that shows the place. */
  readonly at: string;
  /** The transition of the place with its state; for a state, its heading. */
  readonly where: string;
}

/** The texts that people read, in the chosen language. */
export interface SearchTexts {
  /** Returns the heading of a state, by its message. */
  readonly title: (id: ChartState['title']) => string;
  /**
   * Returns the texts of a state's panel, by `machine.state`; '' if there is no panel, or it has not been
   * read yet.
   */
  readonly panel?: (place: string) => string;
}

/**
 * Finds places whose name, heading or panel contains the query, in any case. Names that begin with it come first, then
 * the kinds in their order.
 */
export function findIn(charts: readonly Chart[], query: string, texts: SearchTexts): Found[] {
  const term = query.trim().toLowerCase();
  if (term === '') return [];
  const rank = ({ kind, name }: Found) =>
    kinds.indexOf(kind) + (name.toLowerCase().startsWith(term) ? 0 : kinds.length);
  return charts
    .flatMap((chart) => [
      ...chart.states.flatMap((state) => ofState(chart, state, term, texts)),
      ...chart.edges.flatMap((edge) => ofEdge(chart, edge).filter(({ name }) => holds(name, term))),
    ])
    .sort((a, b) => rank(a) - rank(b));
}

const kinds: readonly FoundKind[] = ['state', 'text', 'event', 'guard', 'action', 'port', 'tag'];

function ofState({ id }: Chart, state: ChartState, term: string, texts: SearchTexts): Found[] {
  const at = atState(id, state.key);
  const place = { machine: id, state: state.key, at, where: state.key };
  const title = texts.title(state.title);
  const text = texts.panel?.(at) ?? '';
  const isNamed = holds(state.key, term) || holds(title, term);
  const ports = state.invokes.filter(({ machine }) => machine === undefined);
  const parts: Found[] = [
    ...[...state.entry, ...state.exit].map((name): Found => ({ kind: 'action', name, ...place })),
    ...ports.map(({ name }): Found => ({ kind: 'port', name, ...place })),
    ...state.tags.map((name): Found => ({ kind: 'tag', name, ...place })),
  ];
  return [
    ...(isNamed ? [{ ...place, kind: 'state', name: state.key, where: title } as const] : []),
    ...(!isNamed && holds(text, term)
      ? [{ ...place, kind: 'text', name: excerpt(text, term) } as const]
      : []),
    ...parts.filter(({ name }) => holds(name, term)),
  ];
}

function ofEdge({ id }: Chart, edge: ChartEdge): Found[] {
  const where = `${edge.source}: ${edgeText(edge)}`;
  const place = { machine: id, state: edge.source, at: edge.key, where };
  return [
    ...(edge.trigger === 'event' ? [{ kind: 'event', name: edge.name, ...place } as const] : []),
    ...(edge.guard === undefined ? [] : [{ kind: 'guard', name: edge.guard, ...place } as const]),
    ...edge.actions.map((name): Found => ({ kind: 'action', name, ...place })),
  ];
}

function holds(text: string, term: string): boolean {
  return text.toLowerCase().includes(term);
}

const AROUND = 32;

/** Returns whole words around the query. */
function excerpt(text: string, term: string): string {
  const at = text.toLowerCase().indexOf(term);
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const end = text.indexOf(' ', at + term.length + AROUND);
  const before = from > 0 && from <= at ? from : at <= AROUND ? 0 : at;
  return `${before > 0 ? '…' : ''}${text.slice(before, end < 0 ? undefined : end)}${end < 0 ? '' : '…'}`;
}
