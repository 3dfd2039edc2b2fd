import { useMemo } from 'react';
import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import type { Visualiser } from '../useVisualiser';
import { possibilities, type Possibilities } from '../steps/possible';
import { lastOf, simulate, stepsOf } from '../steps/simulate';
import type { Frame, Simulation } from '../steps/simulation';

/** The simulation that the address names, and what can be done with it. All changes go through the visualiser's chart. */
export interface Simulating {
  readonly entry: Registered;
  readonly simulation: Simulation;
  readonly frame: Frame;
  /** The frame before the present one; absent at the start. */
  readonly before: Frame | undefined;
  readonly possible: Possibilities;
  /** Next step of the story; undefined if the steps do not follow the story. */
  readonly next: Step | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly take: (step: Step) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Starts from a story and takes these steps. */
  readonly goTo: (story: string, steps: readonly Step[]) => void;
}

export function useSimulation(entry: Registered, { shown, send }: Visualiser): Simulating {
  const { story, steps, undone, selected } = shown;
  const simulation = useMemo(() => simulate(entry, story, steps), [entry, story, steps]);
  const frame = lastOf(simulation);
  const possible = useMemo(() => possibilities(frame.levels), [frame]);
  const scripted = useMemo(() => stepsOf(entry, simulation.story), [entry, simulation.story]);
  const taken = simulation.frames.flatMap((past) => past.step ?? []);
  const followsStory = taken.every((step, index) => same(step, scripted[index]));

  function goTo(to: string, along: readonly Step[]): void {
    if (selected !== '') send({ type: 'place.selected', selected: '' });
    send({ type: 'story.selected', story: to, steps: along });
  }

  function take(step: Step): void {
    if (simulation.refused) goTo(simulation.story, [...taken, step]);
    else {
      if (selected !== '') send({ type: 'place.selected', selected: '' });
      send({ type: 'step.requested', step });
    }
  }

  return {
    entry,
    simulation,
    frame,
    before: simulation.frames.at(-2),
    possible,
    next: followsStory ? scripted[taken.length] : undefined,
    canUndo: steps.length > 0,
    canRedo: undone.length > 0,
    take,
    undo: () => {
      if (simulation.refused) goTo(simulation.story, taken);
      else if (steps.length > 0) send({ type: 'undo.requested' });
    },
    redo: () => {
      if (undone.length > 0) send({ type: 'redo.requested' });
    },
    goTo,
  };
}

function same(step: Step, other: Step | undefined): boolean {
  return JSON.stringify(step) === JSON.stringify(other);
}
