import type { Chart } from './chart/chart';

/** A selected state or transition, which picture, outline and search write as one string in the address. */
export type Selection =
  { readonly kind: 'state'; readonly state: string } | { readonly kind: 'edge'; readonly edge: string };

export function selectionOf(chart: Chart, selected: string): Selection | undefined {
  const state = chart.states.find(({ key }) => atState(chart.id, key) === selected);
  if (state) return { kind: 'state', state: state.key };
  const edge = chart.edges.find(({ key }) => key === selected);
  return edge && { kind: 'edge', edge: edge.key };
}

export function atState(machine: string, state: string): string {
  return `${machine}.${state}`;
}
