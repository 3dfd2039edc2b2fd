import { createActor, SimulatedClock, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { edgeKey } from '../../../src/machines/kit/edgeKey';
import type { AnyStory } from '../../../src/machines/kit/scenario';
import { playScript } from '../../../src/qa/script/playScript';
import { scriptOf, type Script } from '../../../src/qa/script/scriptOf';

export interface Played {
  /** States of the machine itself, in order, without repetitions. */
  readonly visited: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  /** Keys of the transitions that the machine itself took. */
  readonly edges: ReadonlySet<string>;
  /** Keys of these and of the transitions of machines that it invoked. */
  readonly allEdges: ReadonlySet<string>;
  /** Number of steps of the story that could not be taken. */
  readonly left: number;
}

/** Plays a story on the real machine, with scripted actors and a simulated clock. */
export async function playStory(machine: AnyStateMachine, story: AnyStory): Promise<Played> {
  const script = scriptOf(machine, [story]);
  const clock = new SimulatedClock();
  const edges = new Set<string>();
  const allEdges = new Set<string>();
  const visited: string[] = [];
  const actor = createActor(script.machine, {
    clock,
    input: story.input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      inspected._transitions.forEach((transition) => allEdges.add(edgeKey(transition)));
      if (inspected.actorRef.sessionId !== inspected.rootId) return;
      inspected._transitions.forEach((transition) => edges.add(edgeKey(transition)));
      note(visited, (inspected.snapshot as AnyMachineSnapshot).value);
    },
  });
  actor.start();
  note(visited, actor.getSnapshot().value);
  await playScript(actor, script, clock);
  return { visited, snapshot: actor.getSnapshot(), edges, allEdges, left: stepsLeft(script) };
}

function note(visited: string[], value: unknown): void {
  if (visited.at(-1) !== String(value)) visited.push(String(value));
}

function stepsLeft({ steps, children }: Script): number {
  return steps.length + Object.values(children).reduce((sum, child) => sum + stepsLeft(child), 0);
}
