import type { Fault } from '../../contracts/domain/qa/qaFault';
import type { AnyAnswer, AnyStory } from '../../machines/kit/scenario';
import { lastOf } from '../steps/simulate';
import { isFailure } from '../steps/failureProblem';
import { frontOf, type Frame, type Simulation } from '../steps/simulation';
import { underFaults } from './underFaults';

/** The story that answers the calls of a machine, and how often the machine has made each call. */
interface Teller {
  readonly machine: string;
  /** Absent if the story does not mention the machine. */
  readonly story: AnyStory | undefined;
  readonly visits: Map<string, number>;
}

/**
 * Returns the story's answer to the call that the innermost machine waits for, the one of this turn or the
 * last one, with any faults applied. Undefined if nothing waits, or if the tester has left the path of the
 * story.
 */
export function scriptedAnswer(
  simulation: Simulation,
  story: AnyStory,
  faults: readonly Fault[],
): AnyAnswer | undefined {
  const { frames } = simulation;
  const outermost = tellerOf(frames[0].levels[0].machine.id, story);
  const inner: Teller[] = [];
  const top = () => inner.at(-1) ?? outermost;
  frames.forEach(({ step, moves }, index) => {
    const before = frames[index - 1];
    if (step && 'enter' in step && before) {
      const call = frontOf(before.levels).pending.find(({ name }) => name === step.enter);
      const answer = answerOf(top(), step.enter);
      const story = answer && 'story' in answer ? answer.story : undefined;
      if (call?.machine) inner.push(tellerOf(call.machine.id, story));
    }
    for (const { machine, calls } of moves) {
      while (inner.length > 0 && top().machine !== machine) inner.pop();
      for (const { name } of calls) top().visits.set(name, (top().visits.get(name) ?? 0) + 1);
    }
  });
  const { scenarios, pending } = frontOf(lastOf(simulation).levels);
  const [call] = pending;
  const set = { faults, used: frames.some(hasCollided) };
  return call && underFaults(set, scenarios, call, answerOf(top(), call.name));
}

function hasCollided({ step }: Frame): boolean {
  return !!step && 'failure' in step && isFailure(step.failure) && step.failure.kind === 'collision';
}

function tellerOf(machine: string, story: AnyStory | undefined): Teller {
  return { machine, story, visits: new Map() };
}

function answerOf({ story, visits }: Teller, name: string): AnyAnswer | undefined {
  const answers = story?.answers[name] ?? [];
  return answers[Math.min(visits.get(name) ?? 0, answers.length) - 1];
}
