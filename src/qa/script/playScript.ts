import type { AnyActorRef, AnyMachineSnapshot, SimulatedClock } from 'xstate';
import type { Script } from './scriptOf';

/**
 * Takes the steps of a script, each when all is quiet, in the innermost machine that is at work. Ends when that one
 * has no step left. The actor runs already, by this clock.
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

/** Longer than any story: a way that was walked by hand may go in circles. */
const most = 500;

/** Returns the innermost invoked machine that is at work: it is what the person sees. */
function frontOf(actor: AnyActorRef, script: Script): [AnyActorRef, Script] {
  const { children } = actor.getSnapshot() as AnyMachineSnapshot;
  for (const [name, plan] of Object.entries(script.children)) {
    const child: AnyActorRef | undefined = children[name];
    if (child?.getSnapshot().status === 'active') return frontOf(child, plan);
  }
  return [actor, script];
}

/** Long enough for stand-ins to answer and their answers to be handled. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
