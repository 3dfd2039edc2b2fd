import { StateMachine, type AnyActorLogic, type AnyEventObject, type AnyStateMachine } from 'xstate';
import type { AnyStory, Elapsed } from '../../machines/kit/scenario';
import { inTurn, stubActor } from './stubActor';

type Step = AnyEventObject | Elapsed<string>;

/** A machine whose invoked actors answer as a story says, and the steps that remain. */
export interface Script {
  readonly machine: AnyStateMachine;
  readonly steps: Step[];
  readonly children: Readonly<Record<string, Script>>;
}

/**
 * Makes the script of a machine. Invoked machines are real if the story includes one of their stories. All
 * other actors are stubs that give the answers of the story in turn, and repeat the last one.
 */
export function scriptOf(machine: AnyStateMachine, stories: readonly AnyStory[]): Script {
  const children: Record<string, Script> = {};
  const actors: Record<string, AnyActorLogic> = {};
  for (const [name, logic] of Object.entries(machine.implementations.actors)) {
    const path = `${machine.id}.${name}`;
    const answers = stories.flatMap((story) => story.answers[name] ?? []);
    const ownStories = answers.flatMap((answer) => ('story' in answer ? [answer.story] : []));
    if (logic instanceof StateMachine && ownStories.length > 0) {
      const child = scriptOf(logic, ownStories);
      children[name] = child;
      actors[name] = inTurn(
        answers.map((answer) => ('story' in answer ? child.machine : stubActor(path, [answer]))),
      );
    } else {
      actors[name] = stubActor(path, answers);
    }
  }
  return { machine: machine.provide({ actors }), steps: stories.flatMap(({ steps }) => steps), children };
}
