import type { AnyActorRef, AnyMachineSnapshot, SimulatedClock } from 'xstate';
import type { Script } from './scriptOf';

/**
 * Plays the steps of a script in the innermost active machine, each when everything has come to rest. Ends
 * when that machine has no step left. The actor must run already, with this clock.
 */
export async function playScript(actor: AnyActorRef, script: Script, clock: SimulatedClock): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    await quiet();
    const [front, { machine, steps }] = frontOf(actor, script);
    const step = steps.shift();
    if (!step) return;
    if ('elapsed' in step) clock.increment(Number(machine.implementations.delays[step.elapsed]));
    else front.send(step);
  }
}

/** Number of steps that is longer than any story: a path that a tester walks may go in circles. */
const most = 500;

/** Returns the innermost invoked machine, whose panel the person sees. */
function frontOf(actor: AnyActorRef, script: Script): [AnyActorRef, Script] {
  const { children } = actor.getSnapshot() as AnyMachineSnapshot;
  for (const [name, plan] of Object.entries(script.children)) {
    const child: AnyActorRef | undefined = children[name];
    if (child?.getSnapshot().status === 'active') return frontOf(child, plan);
  }
  return [actor, script];
}

/** Waits long enough for stubs to answer, and for machines to handle the answers. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
