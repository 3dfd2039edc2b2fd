import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { edgeKey } from '../../src/machines/kit/edgeKey';
import type { AnyStory } from '../../src/machines/kit/scenario';
import { scriptOf, type Script } from './storyScript';

export interface Played {
  /** States of the machine itself, in order, each change once. */
  readonly visited: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  /** Keys of the transitions that the machine itself took. */
  readonly edges: ReadonlySet<string>;
  /** Steps that nobody was there to take. */
  readonly left: number;
}

/** Plays a story on the real machine: what it invokes is scripted, time is simulated. */
export async function playStory(machine: AnyStateMachine, story: AnyStory): Promise<Played> {
  const script = scriptOf(machine, [story]);
  const clock = new SimulatedClock();
  const edges = new Set<string>();
  const visited: string[] = [];
  const actor = createActor(script.machine, {
    clock,
    input: story.input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef.sessionId !== inspected.rootId) return;
      inspected._transitions.forEach((transition) => edges.add(edgeKey(transition)));
      note(visited, (inspected.snapshot as AnyMachineSnapshot).value);
    },
  });
  actor.start();
  note(visited, actor.getSnapshot().value);
  for (let turn = 0; turn < 50; turn += 1) {
    await quiet();
    const [front, plan] = frontOf(actor, script);
    const step = plan.steps.shift();
    if (!step) break;
    if ('elapsed' in step) clock.increment(Number(plan.machine.implementations.delays[step.elapsed]));
    else front.send(step);
  }
  return { visited, snapshot: actor.getSnapshot(), edges, left: stepsLeft(script) };
}

function note(visited: string[], value: unknown): void {
  if (visited.at(-1) !== String(value)) visited.push(String(value));
}

/** The innermost invoked machine that is at work: it is what the person sees. */
function frontOf(actor: AnyActorRef, script: Script): [AnyActorRef, Script] {
  const { children } = actor.getSnapshot() as AnyMachineSnapshot;
  for (const [name, plan] of Object.entries(script.children)) {
    const child: AnyActorRef | undefined = children[name];
    if (child?.getSnapshot().status === 'active') return frontOf(child, plan);
  }
  return [actor, script];
}

function stepsLeft({ steps, children }: Script): number {
  return steps.length + Object.values(children).reduce((sum, child) => sum + stepsLeft(child), 0);
}

/** Long enough for stand-ins to answer and their answers to be handled. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
