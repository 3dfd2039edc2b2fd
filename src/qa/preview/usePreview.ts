import { useMemo } from 'react';
import type { AnyStory } from '../../machines/kit/scenario';
import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.types';
import { possibilities, type Possibilities } from '../simulate/possible';
import { lastOf, simulate, stepsOf } from '../simulate/simulate';
import type { Frame, Simulation } from '../simulate/simulation';
import type { Visualiser } from '../useVisualiser';
import { followed } from './followed';
import { nextScriptedStep } from './nextScriptedStep';

/** A dialog in the state that the address names. */
export interface Preview {
  readonly entry: Registered;
  readonly told: AnyStory | undefined;
  /** Simulation of the steps in the address, and of those that the dialog takes by itself afterwards. */
  readonly simulation: Simulation;
  readonly steps: readonly Step[];
  readonly frame: Frame;
  readonly possible: Possibilities;
  /** Next step of the story; undefined where the steps do not follow the story. */
  readonly next: Step | undefined;
  /** All steps of the story. */
  readonly whole: readonly Step[];
  /** Steps before the last one that the tester took; absent at the start. */
  readonly back: readonly Step[] | undefined;
  readonly goTo: (story: string, steps: readonly Step[]) => void;
}

export function usePreview(entry: Registered, { shown, send }: Visualiser, held: boolean): Preview {
  const { story, steps: stored } = shown;
  const given = useMemo(() => simulate(entry, story, stored), [entry, story, stored]);
  const told = entry.scenarios.stories[given.story];
  const simulation = useMemo(() => (told ? followed(given, told, held) : given), [given, told, held]);
  const frame = lastOf(simulation);
  const possible = useMemo(() => possibilities(frame.levels), [frame]);
  const whole = useMemo(() => stepsOf(entry, given.story, true), [entry, given.story]);
  const steps = useMemo(() => simulation.frames.flatMap(({ step }) => step ?? []), [simulation]);
  const back = useMemo(() => {
    const shorter = stored.map((_, index) => stored.slice(0, stored.length - 1 - index));
    return shorter.find((left) => told && lengthOf(entry, given.story, left, told, held) < steps.length);
  }, [stored, told, entry, given.story, held, steps]);

  function goTo(to: string, along: readonly Step[]): void {
    if (shown.selected === '') send({ type: 'story.selected', story: to, steps: along });
    else send({ type: 'address.opened', place: { ...shown, selected: '', story: to, steps: along } });
  }

  const next = nextScriptedStep(steps, whole);
  return { entry, told, simulation, steps, frame, possible, next, whole, back, goTo };
}

function lengthOf(
  entry: Registered,
  story: string,
  steps: readonly Step[],
  told: AnyStory,
  held: boolean,
): number {
  return followed(simulate(entry, story, steps), told, held).frames.length - 1;
}
