import type { AnyStory } from '../../machines/kit/scenario';
import type { Step } from '../../machines/visualiser/visualiser.types';
import { lastOf } from '../simulate/simulate';
import { frontOf, type Frame, type Simulation } from '../simulate/simulation';
import { answerStep } from './followed';
import { scriptedAnswer } from './scriptedAnswer';

/**
 * Returns the steps with the story's answer to the present call. Where the story answers for the whole machine that was
 * entered, that answer replaces the steps inside it. Undefined where the story has no answer.
 */
export function scriptedSteps(simulation: Simulation, story: AnyStory): readonly Step[] | undefined {
  const step = toldStep(simulation, story);
  if (step) return [...stepsOf(simulation.frames), step];
  const around = beforeEntered(simulation);
  return around && scriptedSteps(around, story);
}

function toldStep(simulation: Simulation, story: AnyStory): Step | undefined {
  const front = frontOf(lastOf(simulation).levels);
  const [call] = front.pending;
  const answer = call && scriptedAnswer(simulation, story);
  return answer && answerStep(front, call, answer);
}

/** Returns the simulation as it was before it entered the innermost machine. */
function beforeEntered({ frames: [start, ...others], ...simulation }: Simulation): Simulation | undefined {
  const depth = (others.at(-1) ?? start).levels.length;
  const outside = others.map(({ levels }) => levels.length < depth).lastIndexOf(true);
  if (depth === 1) return undefined;
  return { ...simulation, frames: [start, ...others.slice(0, outside + 1)] };
}

function stepsOf(frames: readonly Frame[]): Step[] {
  return frames.flatMap(({ step }) => step ?? []);
}
