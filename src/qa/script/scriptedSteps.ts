import type { Fault } from '../../contracts/domain/qa/qaFault';
import type { AnyStory } from '../../machines/kit/scenario';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { lastOf, stepsIn } from '../steps/simulate';
import { frontOf, type Simulation } from '../steps/simulation';
import { answerStep } from './followed';
import { scriptedAnswer } from './scriptedAnswer';

/**
 * Returns the steps with the story's answer to the present call. Where the story answers for the whole
 * machine that was entered, that answer replaces the steps inside it. Undefined if the story has no answer.
 */
export function scriptedSteps(
  simulation: Simulation,
  story: AnyStory,
  faults: readonly Fault[] = [],
): readonly Step[] | undefined {
  const step = scriptedStep(simulation, story, faults);
  if (step) return [...stepsIn(simulation), step];
  const around = beforeEntered(simulation);
  return around && scriptedSteps(around, story, faults);
}

function scriptedStep(simulation: Simulation, story: AnyStory, faults: readonly Fault[]): Step | undefined {
  const front = frontOf(lastOf(simulation).levels);
  const [call] = front.pending;
  const answer = call && scriptedAnswer(simulation, story, faults);
  return answer && answerStep(front, call, answer);
}

/** Returns the simulation as it was before it entered the innermost machine. */
function beforeEntered({ frames: [start, ...others], ...simulation }: Simulation): Simulation | undefined {
  const depth = (others.at(-1) ?? start).levels.length;
  const outside = others.map(({ levels }) => levels.length < depth).lastIndexOf(true);
  if (depth === 1) return undefined;
  return { ...simulation, frames: [start, ...others.slice(0, outside + 1)] };
}

/**
 * Returns the next step of a story after `steps`; undefined where the story has ended, or where `steps` do not follow
 * it.
 */
export function nextScriptedStep(steps: readonly Step[], whole: readonly Step[]): Step | undefined {
  return steps.every((step, index) => same(step, whole[index])) ? whole[steps.length] : undefined;
}

function same(step: Step, other: Step | undefined): boolean {
  return JSON.stringify(step) === JSON.stringify(other);
}
