import type { Step } from '../../machines/visualiser/visualiser.types';

/** Returns what a story does next after these steps; undefined where it has ended, or they have left its way. */
export function nextScriptedStep(steps: readonly Step[], whole: readonly Step[]): Step | undefined {
  return steps.every((step, index) => same(step, whole[index])) ? whole[steps.length] : undefined;
}

function same(step: Step, other: Step | undefined): boolean {
  return JSON.stringify(step) === JSON.stringify(other);
}
