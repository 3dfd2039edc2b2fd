import type { AnyEventObject } from 'xstate';
import type { AnyAnswer, AnyStory } from '../../machines/kit/scenario';
import { registry } from '../registry';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { begin, send, type Advanced } from './advance';
import { answerEvent, doneEvent, elapsedEvent, pendingCall, personEvent } from './events';
import { Refused } from './refusal';
import { frontOf, isOver, stateOf, type Call, type Levels, type Move } from './simulation';

interface Taken {
  readonly levels: Levels;
  readonly moves: readonly Move[];
}

/** Takes a step in the innermost machine. Throws `Refused` if the step is not possible. */
export function takeStep(levels: Levels, step: Step): Taken {
  const front = frontOf(levels);
  if (isOver(front)) throw new Refused('over', { machine: front.machine.id, state: stateOf(front) });
  if ('enter' in step) return enter(levels, step.enter);
  if ('answer' in step) return sent(levels, answerEvent(front, step, endOf), step.answer);
  return sent(levels, 'elapsed' in step ? elapsedEvent(front, step.elapsed) : personEvent(front, step.event));
}

/**
 * Enters a machine that waits, which starts with its mapped input. If it ends at once, the outer machine
 * continues.
 */
function enter(levels: Levels, name: string): Taken {
  const { level, moves } = started(pendingCall(frontOf(levels), name));
  return settled({ levels: [...levels, level], moves });
}

function started({ name, machine, input }: Call): Advanced {
  if (!machine) throw new Refused('noMachine', { name });
  const scenarios = registry.find(({ id }) => id === machine.id)?.scenarios;
  return begin({ machine, name, scenarios: scenarios ?? { events: {}, answers: {}, stories: {} } }, input);
}

function sent(levels: Levels, event: AnyEventObject, answered?: string): Taken {
  const front = frontOf(levels);
  const pending = front.pending.filter(({ name }) => name !== answered);
  return settled(inFront(levels, send({ ...front, pending }, event)));
}

function inFront([outermost, ...inner]: Levels, { level, moves }: Advanced): Taken {
  return { levels: inner.length === 0 ? [level] : [outermost, ...inner.slice(0, -1), level], moves };
}

/** Passes the output of a machine that has ended to the machine that invoked it. */
function settled(taken: Taken): Taken {
  const { name, snapshot } = frontOf(taken.levels);
  const [outermost, ...inner] = taken.levels;
  if (inner.length === 0 || snapshot.status === 'active') return taken;
  const outer = sent([outermost, ...inner.slice(0, -1)], doneEvent(name, snapshot.output), name);
  return { levels: outer.levels, moves: [...taken.moves, ...outer.moves] };
}

interface Played {
  readonly levels: Levels;
  readonly steps: readonly Step[];
}

/**
 * Plays the rest of a story from here: calls get the answers of the story in turn, and if none is open, the
 * person takes the next step. With `deep`, invoked machines that play their own stories are entered; without
 * it, a fixture answers for each if there is one.
 */
export function playAlong(levels: Levels, story: AnyStory, deep: boolean): Played {
  const waiting = [...story.steps];
  const visits = new Map<string, number>();
  const given = new Set<Call>();
  let played: Played = { levels, steps: [] };
  while (played.levels.length === levels.length && !isOver(frontOf(played.levels))) {
    const call = frontOf(played.levels).pending.find((pending) => !given.has(pending));
    if (call) {
      given.add(call);
      const visit = visits.get(call.name) ?? 0;
      visits.set(call.name, visit + 1);
      const answers = story.answers[call.name] ?? [];
      const answer = answers[Math.min(visit, answers.length - 1)];
      if (answer) played = answered(played, call, answer, deep);
    } else {
      const next = waiting.shift();
      if (!next) break;
      played = after(played, 'elapsed' in next ? { elapsed: String(next.elapsed) } : { event: next });
    }
  }
  return played;
}

function answered(played: Played, call: Call, answer: AnyAnswer, deep: boolean): Played {
  if ('pending' in answer) return played;
  const known = frontOf(played.levels).scenarios.answers[call.name] ?? {};
  const fixture = Object.keys(known).find((name) => known[name] === answer);
  const tells = 'story' in answer;
  if (fixture !== undefined && !(deep && tells)) return after(played, { answer: call.name, fixture });
  if (!tells) return after(played, { answer: call.name, ...answer });
  const entered = after(played, { enter: call.name });
  if (entered.levels.length <= played.levels.length) return entered;
  const inside = playAlong(entered.levels, answer.story, deep);
  return { levels: inside.levels, steps: [...entered.steps, ...inside.steps] };
}

function after({ levels, steps }: Played, step: Step): Played {
  return { levels: takeStep(levels, step).levels, steps: [...steps, step] };
}

/** Returns the output of an invoked machine at the end of its own story, played with the input that it gets here. */
function endOf(call: Call, story: AnyStory): unknown {
  const [alone] = playAlong([started(call).level], story, true).levels;
  if (!isOver(alone)) throw new Refused('storyOpen', { name: call.name, story: story.title });
  return alone.snapshot.output;
}
