import { StateMachine, type AnyActorLogic, type AnyEventObject, type AnyStateMachine } from 'xstate';
import type { AnyStory, Elapsed } from '../../machines/kit/scenario';
import { inTurn, standIn } from './standIn';

type Step = AnyEventObject | Elapsed<string>;

/** A machine whose invoked actors answer as a story says, and the steps that are still to come. */
export interface Script {
  readonly machine: AnyStateMachine;
  readonly steps: Step[];
  readonly children: Readonly<Record<string, Script>>;
}

/**
 * Invoked machines are real in the turns for which the story tells a story of theirs; everything else becomes a
 * stand-in, which answers its turn's answer, and the last one from then on.
 */
export function scriptOf(machine: AnyStateMachine, stories: readonly AnyStory[]): Script {
  const children: Record<string, Script> = {};
  const actors: Record<string, AnyActorLogic> = {};
  for (const [name, logic] of Object.entries(machine.implementations.actors)) {
    const path = `${machine.id}.${name}`;
    const answers = stories.flatMap((story) => story.answers[name] ?? []);
    const told = answers.flatMap((answer) => ('story' in answer ? [answer.story] : []));
    if (logic instanceof StateMachine && told.length > 0) {
      const child = scriptOf(logic, told);
      children[name] = child;
      actors[name] = inTurn(
        answers.map((answer) => ('story' in answer ? child.machine : standIn(path, [answer]))),
      );
    } else {
      actors[name] = standIn(path, answers);
    }
  }
  return { machine: machine.provide({ actors }), steps: stories.flatMap(({ steps }) => steps), children };
}
