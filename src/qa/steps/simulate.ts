import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { begin } from './advance';
import { Refused, refusalOf } from './refusal';
import type { Frame, Simulation } from './simulation';
import { playAlong, takeStep } from './takeStep';

/**
 * Simulates a machine from the input of a story ('' for the first one) along these steps, without actor, clock or
 * network. A step that is not possible, as in an old address, is refused with its reason; the steps before it are kept.
 */
export function simulate(entry: Registered, story: string, steps: readonly Step[]): Simulation {
  const { stories } = entry.scenarios;
  const [first = ''] = Object.keys(stories);
  const known = story === '' || Object.hasOwn(stories, story);
  const name = known && story !== '' ? story : first;
  const start = { story: name, title: stories[name]?.title ?? '', frames: [startOf(entry, name)] } as const;
  if (!known) return { ...start, refused: { refusal: refusalOf(new Refused('storyUnknown', { story })) } };
  return steps.reduce<Simulation>(further, start);
}

/** Returns the simulation after one more step; unchanged if a step has been refused. */
export function further(simulation: Simulation, step: Step): Simulation {
  if (simulation.refused) return simulation;
  try {
    const { levels } = lastOf(simulation);
    const frame = { step, ...takeStep(levels, step) };
    return { ...simulation, frames: [...simulation.frames, frame] };
  } catch (thrown) {
    return { ...simulation, refused: { step, refusal: refusalOf(thrown) } };
  }
}

export function lastOf({ frames }: Simulation): Frame {
  return frames.at(-1) ?? frames[0];
}

/** Returns the steps that a simulation has taken. */
export function stepsIn({ frames }: Pick<Simulation, 'frames'>): Step[] {
  return frames.flatMap(({ step }) => step ?? []);
}

/** Returns the steps of a story: its answers in their turn, and what the person does. */
export function stepsOf(entry: Registered, story: string, deep = false): readonly Step[] {
  const script = entry.scenarios.stories[story];
  return script ? playAlong(startOf(entry, story).levels, script, deep).steps : [];
}

export function startOf({ machine, scenarios }: Registered, story: string): Frame {
  const { level, moves } = begin({ machine, scenarios, name: '' }, scenarios.stories[story]?.input);
  return { moves, levels: [level] };
}
