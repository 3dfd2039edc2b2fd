/**
 * Marks that a mode puts on states and transitions of picture and outline. States are named by their key in the chart
 * (`editing`), transitions by the key of their edge.
 */
export interface Marks {
  /** Present state of the machine. */
  readonly now?: string;
  readonly passed: ReadonlySet<string>;
  readonly possible: ReadonlySet<string>;
  readonly uncovered: ReadonlySet<string>;
  /** Places that the stories of the tests take, that this visit takes, or both; each place is in one set at most. */
  readonly byTests?: ReadonlySet<string>;
  readonly byVisit?: ReadonlySet<string>;
  readonly byBoth?: ReadonlySet<string>;
}

const laid = ['possible', 'passed', 'byBoth', 'byVisit', 'byTests', 'uncovered'] as const;

export type MarkName = 'now' | (typeof laid)[number];

export const markNames: readonly MarkName[] = [
  'now',
  'passed',
  'possible',
  'byTests',
  'byVisit',
  'byBoth',
  'uncovered',
];

/** Returns the most telling mark of a place: what is possible now comes before what has been. */
export function markOf(marks: Marks | undefined, key: string): MarkName | undefined {
  if (!marks) return undefined;
  if (marks.now === key) return 'now';
  return laid.find((name) => marks[name]?.has(key));
}

/**
 * Returns how far above others a line is drawn, from 0 to 1: of lines that overlap, the one with the more telling mark
 * is on top.
 */
export function weightOf(mark: MarkName | undefined): number {
  if (mark === undefined || mark === 'uncovered') return 0;
  return mark === 'byTests' ? 0.5 : 1;
}
