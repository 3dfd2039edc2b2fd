import type { Lens } from '../../machines/visualiser/visualiser.machine';
import type { Chart, ChartEdge } from '../chart/chart';
import type { Marks } from '../marks';

/** The takers of a transition; also the name of its mark. */
export type Taking = 'byBoth' | 'byTests' | 'byVisit' | 'uncovered';

export const takings: readonly Taking[] = ['byBoth', 'byTests', 'byVisit', 'uncovered'];

export interface Coverage {
  readonly chart: Chart;
  /**
   * The takers of each transition, by its key, as far as the lens shows: the lens `tests` has no `byVisit`,
   * and the lens `visit` no `byTests`.
   */
  readonly edges: ReadonlyMap<string, Taking>;
  readonly counts: Readonly<Record<Taking, number>>;
}

/** Keys of the transitions that the tests take, and of those that the tester has taken in this visit. */
export interface Taken {
  readonly tests: { readonly has: (edge: string) => boolean };
  readonly visit: { readonly has: (edge: string) => boolean };
}

export function coverageOf(chart: Chart, { tests, visit }: Taken, lens: Lens): Coverage {
  const edges = new Map(
    chart.edges.map(({ key }) => [
      key,
      takingOf(lens !== 'visit' && tests.has(key), lens !== 'tests' && visit.has(key)),
    ]),
  );
  return { chart, edges, counts: countsOf([...edges.values()]) };
}

/** Returns the share of transitions that have been taken, as far as the lens shows, between 0 and 1. */
export function shareOf({ counts }: Pick<Coverage, 'counts'>): number {
  const all = takings.reduce((sum, taking) => sum + counts[taking], 0);
  return all === 0 ? 1 : (all - counts.uncovered) / all;
}

export function totalOf(coverages: readonly Coverage[]): Coverage['counts'] {
  return countsOf(coverages.flatMap(({ edges }) => [...edges.values()]));
}

/** Sorts by coverage, the least first; of equal ones, the one with more transitions first. */
export function worstFirst(coverages: readonly Coverage[]): Coverage[] {
  return [...coverages].sort(
    (a, b) =>
      shareOf(a) - shareOf(b) || b.counts.uncovered - a.counts.uncovered || b.edges.size - a.edges.size,
  );
}

/** Returns the transitions that have not been taken, as far as the lens shows. */
export function openEdges({ chart, edges }: Coverage): readonly ChartEdge[] {
  return chart.edges.filter(({ key }) => edges.get(key) === 'uncovered');
}

/**
 * Returns the marks for picture and outline. A state counts as taken by those who have taken a transition to or from
 * it.
 */
export function marksOf({ chart, edges }: Coverage): Marks {
  const marked = new Map<string, Taking>(edges);
  for (const { key } of chart.states) {
    const around = chart.edges
      .filter(({ source, target }) => source === key || target === key)
      .map((edge) => edges.get(edge.key));
    const by = (taking: Taking) => around.includes('byBoth') || around.includes(taking);
    marked.set(key, takingOf(by('byTests'), by('byVisit')));
  }
  const all = (taking: Taking) =>
    new Set([...marked].flatMap(([key, taken]) => (taken === taking ? [key] : [])));
  return {
    passed: new Set(),
    possible: new Set(),
    uncovered: all('uncovered'),
    byTests: all('byTests'),
    byVisit: all('byVisit'),
    byBoth: all('byBoth'),
  };
}

function takingOf(tests: boolean, visit: boolean): Taking {
  if (tests && visit) return 'byBoth';
  if (tests) return 'byTests';
  return visit ? 'byVisit' : 'uncovered';
}

function countsOf(all: readonly Taking[]): Coverage['counts'] {
  const count = (taking: Taking) => all.filter((one) => one === taking).length;
  return {
    byBoth: count('byBoth'),
    byTests: count('byTests'),
    byVisit: count('byVisit'),
    uncovered: count('uncovered'),
  };
}
