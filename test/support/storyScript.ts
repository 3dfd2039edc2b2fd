import {
  fromPromise,
  StateMachine,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import type { AnyAnswer, AnyStory, Elapsed } from '../../src/machines/kit/scenario';

type Step = AnyEventObject | Elapsed<string>;

/** A machine whose invoked actors answer as a story says, and the steps that are still to come. */
export interface Script {
  readonly machine: AnyStateMachine;
  readonly steps: Step[];
  readonly children: Readonly<Record<string, Script>>;
}

/** Invoked machines that play stories of their own stay real; everything else becomes a stand-in. */
export function scriptOf(machine: AnyStateMachine, stories: readonly AnyStory[]): Script {
  const children: Record<string, Script> = {};
  const actors: Record<string, AnyActorLogic> = {};
  for (const [name, logic] of Object.entries(machine.implementations.actors)) {
    const answers = stories.flatMap((story) => story.answers[name] ?? []);
    const told = answers.flatMap((answer) => ('story' in answer ? [answer.story] : []));
    if (told.length > 0 && told.length < answers.length) {
      throw new Error(`${name} answers partly by stories, partly not`);
    }
    if (logic instanceof StateMachine && told.length > 0) {
      const child = scriptOf(logic, told);
      children[name] = child;
      actors[name] = child.machine;
    } else {
      actors[name] = standIn(`${machine.id}.${name}`, answers);
    }
  }
  return { machine: machine.provide({ actors }), steps: stories.flatMap(({ steps }) => steps), children };
}

function standIn(name: string, answers: readonly AnyAnswer[]): AnyActorLogic {
  let visit = 0;
  return fromPromise(async () => {
    const answer = answers[Math.min(visit, answers.length - 1)];
    visit += 1;
    if (!answer) throw new Error(`The story gives no answer for ${name}`);
    if ('failure' in answer) throw answer.failure;
    if ('pending' in answer) return new Promise(() => undefined);
    if ('output' in answer) return answer.output;
    throw new Error(`${name} is no machine and can play no story`);
  });
}
