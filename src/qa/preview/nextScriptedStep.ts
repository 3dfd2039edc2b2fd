import type { Step } from '../../machines/visualiser/visualiser.types';

/**
 * Returns the next step of a story after `steps`; undefined if the story has ended, or `steps` do not follow
 * it.
 */
export function nextScriptedStep(steps: readonly Step[], whole: readonly Step[]): Step | undefined {
  return steps.every((step, index) => same(step, whole[index])) ? whole[steps.length] : undefined;
}

function same(step: Step, other: Step | undefined): boolean {
  return JSON.stringify(step) === JSON.stringify(other);
}
