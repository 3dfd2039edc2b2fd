import { createActor, SimulatedClock, type AnyActorRef } from 'xstate';
import type { Registered } from '../../machines/registry';
import { playScript } from './playScript';
import { scriptOf } from './scriptOf';
import type { Simulation } from '../steps/simulation';
import { storyFrom } from '../steps/storyFrom';

/**
 * Runs the real machine with scripted ports through the steps of a simulation, and returns its actor. Calls that the
 * simulation has not answered stay open, and no delay ends. The caller stops the actor.
 */
export async function rehearse(entry: Registered, simulation: Simulation): Promise<AnyActorRef> {
  const input = entry.scenarios.stories[simulation.story]?.input;
  const script = scriptOf(entry.machine, [storyFrom(simulation, input, simulation.title)]);
  const clock = new SimulatedClock();
  const actor = createActor(script.machine, { clock, input });
  actor.start();
  await playScript(actor, script, clock);
  return actor;
}
