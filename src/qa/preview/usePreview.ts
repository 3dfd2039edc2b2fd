import { useMemo } from 'react';
import type { Fault } from '../../contracts/domain/qa/qaFault';
import type { AnyStory } from '../../machines/kit/scenario';
import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { possibilities, type Possibilities } from '../steps/possible';
import { lastOf, simulate, stepsIn, stepsOf } from '../steps/simulate';
import type { Frame, Simulation } from '../steps/simulation';
import type { Visualiser } from '../useVisualiser';
import type { PreviewChoices } from './choices';
import { followed } from '../script/followed';
import { nextScriptedStep } from '../script/scriptedSteps';
import { playedUnder, type Doing } from '../script/playedBack';
import { faultsFrom } from '../script/underFaults';

/** A dialog in the state that the address names. */
export interface Preview {
  readonly entry: Registered;
  readonly script: AnyStory | undefined;
  /** Simulation of the steps in the address, and of those that the dialog takes by itself afterwards. */
  readonly simulation: Simulation;
  readonly steps: readonly Step[];
  readonly frame: Frame;
  readonly possible: Possibilities;
  /** Next step of the story; undefined if the steps do not follow the story. */
  readonly next: Step | undefined;
  /** All steps of the story. */
  readonly whole: readonly Step[];
  /** Faults under which ports answer. */
  readonly faults: readonly Fault[];
  /** Steps before the last one that the tester took; absent at the start. */
  readonly back: readonly Step[] | undefined;
  readonly goTo: (story: string, steps: readonly Step[]) => void;
}

export function usePreview(entry: Registered, { shown, send }: Visualiser, choices: PreviewChoices): Preview {
  const { held } = choices;
  const { story, steps: stored } = shown;
  const faults = useMemo(() => faultsFrom(choices.faults), [choices.faults]);
  const given = useMemo(() => simulate(entry, story, stored), [entry, story, stored]);
  const script = entry.scenarios.stories[given.story];
  const simulation = useMemo(
    () => (script ? followed(given, script, held, faults) : given),
    [given, script, held, faults],
  );
  const frame = lastOf(simulation);
  const possible = useMemo(() => possibilities(frame.levels), [frame]);
  const whole = useMemo(
    () =>
      script && faults.length > 0
        ? stepsIn(playedUnder(entry, given.story, faults, script.steps.map(doingOf)))
        : stepsOf(entry, given.story, true),
    [entry, given.story, script, faults],
  );
  const steps = useMemo(() => stepsIn(simulation), [simulation]);
  const back = useMemo(() => {
    const shorter = stored.map((_, index) => stored.slice(0, stored.length - 1 - index));
    return shorter.find(
      (left) =>
        script &&
        followed(simulate(entry, given.story, left), script, held, faults).frames.length <= steps.length,
    );
  }, [stored, script, entry, given.story, held, faults, steps]);

  function goTo(to: string, along: readonly Step[]): void {
    if (shown.selected === '') send({ type: 'story.selected', story: to, steps: along });
    else send({ type: 'address.opened', place: { ...shown, selected: '', story: to, steps: along } });
  }

  const next = nextScriptedStep(steps, whole);
  return { entry, script, simulation, steps, frame, possible, next, whole, faults, back, goTo };
}

/** If a machine inside waits for the person, a fault has led away from the story. */
function doingOf(step: AnyStory['steps'][number]): Doing {
  return ({ length }) => {
    if (length > 1) return undefined;
    return 'elapsed' in step ? { elapsed: String(step.elapsed) } : { event: step };
  };
}
