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
}

export type MarkName = 'now' | 'passed' | 'possible' | 'uncovered';

export const markNames: readonly MarkName[] = ['now', 'passed', 'possible', 'uncovered'];

/** The one that says most; what is possible now matters more than what has been. */
export function markOf(marks: Marks | undefined, key: string): MarkName | undefined {
  if (!marks) return undefined;
  if (marks.now === key) return 'now';
  return (['possible', 'passed', 'uncovered'] as const).find((name) => marks[name].has(key));
}
