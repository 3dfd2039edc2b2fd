import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.types';
import { possibilities, type Possible } from '../simulate/possible';
import { startOf } from '../simulate/simulate';
import { frontOf, isOver, stateOf, type Level, type Levels, type Move } from '../simulate/simulation';
import { takeStep } from '../simulate/takeStep';

/** A way to a state: the story whose input it starts from, and the steps. */
export interface Way {
  readonly story: string;
  readonly steps: readonly Step[];
  /** The dialog does not stay there: it goes on by itself. */
  readonly passes: boolean;
}

interface Reached extends Omit<Way, 'passes'> {
  readonly levels: Levels;
}

/** Situations that are looked at before what is still not reached counts as out of reach. */
const most = 1000;

const known = new WeakMap<Registered, ReadonlyMap<string, Way>>();

/**
 * Returns the shortest way to each state of a dialog's machine and of all that it invokes, by `machine.state`. Breadth
 * first, by every event, answer and delay that the fixtures have. An invoked machine is entered once for each input; how the
 * outer one goes on is left to its fixtures.
 */
export function waysTo(entry: Registered): ReadonlyMap<string, Way> {
  const ways = known.get(entry) ?? search(entry);
  known.set(entry, ways);
  return ways;
}

function search(entry: Registered): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  const situations = new Set<string>();
  const entered = new Set<string>();
  const waiting: Reached[] = [];

  function note(place: string, { story, steps }: Reached, passes: boolean): void {
    const before = ways.get(place);
    if (!before || (before.passes && !passes)) ways.set(place, { story, steps, passes });
  }

  function arrive(reached: Reached, moves: readonly Move[], depth: number): void {
    moves.forEach(({ machine, to }) => note(`${machine}.${to}`, reached, true));
    const front = frontOf(reached.levels);
    note(placeOf(front), reached, false);
    const situation = JSON.stringify([reached.levels.map(placeOf), front.snapshot.context]);
    if (reached.levels.length < depth || isOver(front) || situations.has(situation)) return;
    situations.add(situation);
    waiting.push(reached);
  }

  for (const story of Object.keys(entry.scenarios.stories)) {
    const { levels, moves } = startOf(entry, story);
    arrive({ story, steps: [], levels }, moves, 1);
  }
  for (const { story, steps, levels } of waiting) {
    if (situations.size > most) break;
    for (const next of [...within(levels, entered), ...nextFrom(levels)]) {
      const reached = next.levels && { story, steps: [...steps, next.step], levels: next.levels };
      if (reached) arrive(reached, next.moves, levels.length);
    }
  }
  return ways;
}

type Next = Pick<Possible, 'step' | 'moves' | 'levels'>;

/** Into the machines that wait to be entered, where none was with the same input. */
function within(levels: Levels, entered: Set<string>): Next[] {
  return frontOf(levels).pending.flatMap(({ name, machine, input }): Next[] => {
    const key = JSON.stringify([machine?.id, input]);
    if (!machine || entered.has(key)) return [];
    entered.add(key);
    const step = { enter: name };
    return [{ step, ...takeStep(levels, step) }];
  });
}

function nextFrom(levels: Levels): Next[] {
  const { events, answers, delays } = possibilities(levels);
  return [...events, ...answers.flatMap(({ fixtures }) => fixtures), ...delays];
}

function placeOf(level: Level): string {
  return `${level.machine.id}.${stateOf(level)}`;
}
