import { fromPromise, type AnyActorLogic } from 'xstate';
import type { AnyAnswer } from '../../machines/kit/scenario';

/**
 * Makes an actor that gives the next answer each time it is invoked, and repeats the last one. A call that
 * the story does not answer stays open.
 */
export function stubActor(name: string, answers: readonly AnyAnswer[]): AnyActorLogic {
  let visit = 0;
  return fromPromise(async () => {
    const answer = answers[Math.min(visit, answers.length - 1)];
    visit += 1;
    if (!answer || 'pending' in answer) return new Promise(() => undefined);
    if ('failure' in answer) throw answer.failure;
    if ('output' in answer) return answer.output;
    throw new Error(`${name} is not a machine and cannot play a story`);
  });
}

/** Makes an actor that behaves as the next of these each time it is invoked, and repeats the last one. */
export function inTurn(logics: readonly AnyActorLogic[]): AnyActorLogic {
  const [first] = logics;
  if (!first) throw new Error('Nobody has a turn');
  if (logics.every((logic) => logic === first)) return first;
  const chosen = new WeakMap<object, AnyActorLogic>();
  let visit = 0;
  const of = (actor: object) => chosen.get(actor) ?? first;
  return {
    getInitialSnapshot(scope, input) {
      const logic = logics[Math.min(visit, logics.length - 1)] ?? first;
      visit += 1;
      chosen.set(scope.self, logic);
      return logic.getInitialSnapshot(scope, input);
    },
    start: (snapshot, scope) => of(scope.self).start?.(snapshot, scope),
    transition: (snapshot, event, scope) => of(scope.self).transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot) => first.getPersistedSnapshot(snapshot),
  };
}
