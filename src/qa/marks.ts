/**
 * What another mode knows about states and transitions, laid over picture and outline. States by their key in the
 * chart (`editing`), transitions by the key of their edge.
 */
export interface Marks {
  /** State that the machine is in. */
  readonly now?: string;
  readonly passed: ReadonlySet<string>;
  readonly possible: ReadonlySet<string>;
  readonly uncovered: ReadonlySet<string>;
  /** Taken by the stories of the tests, by the tester in this visit, by both; each place in one of them at most. */
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

/** The one that says most; what is possible now matters more than what has been. */
export function markOf(marks: Marks | undefined, key: string): MarkName | undefined {
  if (!marks) return undefined;
  if (marks.now === key) return 'now';
  return laid.find((name) => marks[name]?.has(key));
}

/**
 * Returns between 0 and 1 how far above the others a line lies: of lines that share a way, the one that says more is on top.
 */
export function weightOf(mark: MarkName | undefined): number {
  if (mark === undefined || mark === 'uncovered') return 0;
  return mark === 'byTests' ? 0.5 : 1;
}
