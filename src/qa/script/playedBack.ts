import type { Fault } from '../../contracts/domain/qa/qaFault';
import type { LogEntry } from '../../contracts/domain/qa/qaChannel';
import { dialogStories } from '../dialogStories';
import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { flowOf } from '../live/actors';
import type { Journal } from '../live/journal';
import { firstEdge, possibilities } from '../steps/possible';
import { further, lastOf, simulate, stepsIn } from '../steps/simulate';
import type { Levels, Simulation } from '../steps/simulation';
import { followed } from './followed';

/** Returns the person's next step; undefined if it is not possible. */
export type Doing = (levels: Levels) => Step | undefined;

/**
 * Returns the simulation of a story with these steps of the person, as far as possible. Ports answer under
 * faults, which are set after this number of steps, or before the story begins.
 */
export function playedUnder(
  entry: Registered,
  story: string,
  faults: readonly Fault[],
  doings: readonly Doing[],
  after = -1,
): Simulation {
  const scripted = entry.scenarios.stories[story];
  let reached = simulate(entry, story, []);
  if (!scripted) return reached;
  for (const [index, doing] of [() => undefined, ...doings].entries()) {
    const step = doing(lastOf(reached).levels);
    const next = step ? further(reached, step) : reached;
    if (!next.refused) reached = followed(next, scripted, false, index > after ? faults : []);
  }
  return reached;
}

/**
 * Returns the last dialog of a journal as a place of the preview: with the presses, whose payloads are those of fixtures,
 * since recorded ones are masked, in the story that passes the recorded transitions best.
 */
export function playedBack({ now, entries, setting }: Journal) {
  const dialogs: readonly Registered[] = Object.values(dialogStories);
  const actors = [...now.values()];
  const dialog = actors.findLast(({ machine }) => dialogs.some(({ id }) => id === machine));
  const entry = dialogs.find(({ id }) => id === dialog?.machine);
  if (!dialog || !entry) return { machine: '' };
  const flow = new Set(actors.flatMap((one) => (flowOf(now, one) === dialog ? one.actor : [])));
  const own = entries.filter(({ actor }) => flow.has(actor));
  const recorded = new Set(own.flatMap(({ edges }) => edges));
  const doings = own.filter(isPress).map(pressed);
  const faults = setting?.faults ?? [];
  // The recording does not say when the tester set the faults.
  const starts = faults.length > 0 ? [-1, ...doings.keys()] : [-1];
  const [best] = Object.keys(entry.scenarios.stories)
    .flatMap((story) => starts.map((after) => playedUnder(entry, story, faults, doings, after)))
    .sort((a, b) => likeness(b, recorded) - likeness(a, recorded));
  return { machine: entry.id, ...(best && { story: best.story, steps: stepsIn(best) }) };
}

function isPress({ kind, event: { type } }: LogEntry): boolean {
  return kind === 'transition' && !/^xstate\.(done|error)/.test(type);
}

/** Returns the event or delay that takes the recorded transition. */
function pressed({ edges: [edge] }: LogEntry): Doing {
  return (levels) => {
    const { events, delays } = possibilities(levels);
    return [...events, ...delays].find((one) => edge !== undefined && firstEdge(one) === edge)?.step;
  };
}

/** Returns the number of recorded transitions that a simulation passes, less those that were not recorded. */
function likeness({ frames }: Simulation, recorded: ReadonlySet<string>): number {
  const passed = new Set(frames.flatMap(({ moves }) => moves.flatMap(({ edge }) => edge ?? [])));
  return [...passed].reduce((sum, edge) => sum + (recorded.has(edge) ? 1 : -1), 0);
}
