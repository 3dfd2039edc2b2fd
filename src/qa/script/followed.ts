import type { Fault } from '../../contracts/domain/qa/qaFault';
import type { AnyAnswer, AnyStory } from '../../machines/kit/scenario';
import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { further, lastOf, simulate } from '../steps/simulate';
import { frontOf, isOver, type Call, type Level, type Simulation } from '../steps/simulation';
import { scriptedAnswer } from './scriptedAnswer';
import { isSlow } from './underFaults';

/** Number of steps that a dialog may take by itself before this counts as a loop. */
const most = 40;

/**
 * Returns the simulation after all steps that happen without the tester: ports answer as the story and the faults say,
 * and invoked machines are entered, since people see their panels. With `held`, or where calls are slow, ports do not
 * answer, so that waiting states can be looked at. A refusal stays in the result.
 */
export function followed(
  simulation: Simulation,
  story: AnyStory,
  held: boolean,
  faults: readonly Fault[] = [],
): Simulation {
  const { refused, ...possible } = simulation;
  let reached: Simulation = possible;
  for (let turn = 0; turn < most; turn += 1) {
    const step = nextAlone(reached, story, held, faults);
    const next = step && further(reached, step);
    if (!next || next.refused) break;
    reached = next;
  }
  return refused ? { ...reached, refused } : reached;
}

/** Tells whether the dialog stays where a path ends, even while ports answer. */
export function staysAt(
  entry: Registered,
  { story, steps }: { readonly story: string; readonly steps: readonly Step[] },
): boolean {
  const arrived = simulate(entry, story, steps);
  const script = entry.scenarios.stories[arrived.story];
  return !script || followed(arrived, script, false).frames.length === arrived.frames.length;
}

function nextAlone(
  simulation: Simulation,
  story: AnyStory,
  held: boolean,
  faults: readonly Fault[],
): Step | undefined {
  const front = frontOf(lastOf(simulation).levels);
  const [call] = front.pending;
  if (!call || isOver(front)) return undefined;
  const waits = held || isSlow(faults, call);
  const answer = waits ? undefined : scriptedAnswer(simulation, story, faults);
  return (answer && answerStep(front, call, answer)) ?? (call.machine && { enter: call.name });
}

/**
 * Returns the story's answer as a step; undefined if the story leaves the call unanswered, or enters the
 * machine.
 */
export function answerStep(
  { scenarios }: Level,
  { name }: Call,
  answer: AnyAnswer,
): Extract<Step, { answer: string }> | undefined {
  if ('pending' in answer || 'story' in answer) return undefined;
  const known = scenarios.answers[name] ?? {};
  const fixture = Object.keys(known).find((key) => known[key] === answer);
  return fixture === undefined ? { answer: name, ...answer } : { answer: name, fixture };
}
