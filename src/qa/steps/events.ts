import type { AnyEventObject } from 'xstate';
import type { AnyAnswer, AnyStory } from '../../machines/kit/scenario';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { nodeOf } from './advance';
import { failureProblem } from './failureProblem';
import { Refused } from './refusal';
import { stateOf, type Call, type Level } from './simulation';

/** Returns the event with which xstate informs a machine that an invoked actor has ended. */
export function doneEvent(name: string, output: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${name}`, output, actorId: name };
}

function errorEvent(name: string, error: unknown): AnyEventObject {
  return { type: `xstate.error.actor.${name}`, error, actorId: name };
}

type AnswerStep = Extract<Step, { answer: string }>;
/** Returns the output of an invoked machine at the end of its own story. */
type EndOf = (call: Call, story: AnyStory) => unknown;

export function answerEvent(front: Level, step: AnswerStep, endOf: EndOf): AnyEventObject {
  const { answer: name } = step;
  const call = pendingCall(front, name);
  if ('fixture' in step) return fixtureEvent(front, call, String(step.fixture), endOf);
  if ('output' in step) return doneEvent(name, step.output);
  if (failureProblem(step.failure)) throw new Refused('noFailure', { name });
  return errorEvent(name, step.failure);
}

function fixtureEvent({ scenarios }: Level, call: Call, fixture: string, endOf: EndOf): AnyEventObject {
  const { name } = call;
  const answer: AnyAnswer | undefined = scenarios.answers[name]?.[fixture];
  if (!answer) throw new Refused('fixtureUnknown', { name, fixture });
  if ('output' in answer) return doneEvent(name, answer.output);
  if ('failure' in answer) return errorEvent(name, answer.failure);
  if ('pending' in answer) throw new Refused('keepsWaiting', { name, fixture });
  return doneEvent(name, endOf(call, answer.story));
}

export function elapsedEvent({ machine, snapshot }: Level, delay: string): AnyEventObject {
  const waiting = nodeOf(machine, snapshot).after.find((transition) => String(transition.delay) === delay);
  if (!waiting) throw new Refused('notWaiting', { delay });
  return { type: waiting.eventType };
}

/** Returns the event if a person can send it. Throws `Refused` for events of the library. */
export function personEvent(front: Level, event: AnyEventObject): AnyEventObject {
  if (!event.type.startsWith('xstate.')) return event;
  throw new Refused('unheard', { event: event.type, state: stateOf(front) });
}

export function pendingCall(front: Level, name: string): Call {
  const call = front.pending.find((pending) => pending.name === name);
  if (!call) throw new Refused('notAsked', { name, state: stateOf(front) });
  return call;
}
