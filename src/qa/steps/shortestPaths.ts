import { fromTransition, type EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { chartOf } from '../chart/chartOf';
import { possibilities, type Possible } from './possible';
import { startOf } from './simulate';
import { frontOf, isOver, stateOf, type Frame, type Level, type Levels } from './simulation';
import { takeStep } from './takeStep';

/** The shortest path to a place: the story whose input it starts from, and its steps. */
export interface Path {
  readonly story: string;
  readonly steps: readonly Step[];
}

/** A path to a state of a dialog, or of a machine that the dialog invokes. */
export interface PanelPath extends Path {
  /** True if the dialog leaves the state by itself. */
  readonly passes: boolean;
}

/** Number of situations after which a search ends in any case. */
const most = 2500;
/** Number of situations that a search looks at before it may give up. */
const least = 100;

/**
 * Finds the shortest path to each state by its name, including states that are left at once, and to each transition by
 * its key; that path ends with the transition.
 */
export const shortestPaths = onceForEach((entry) => {
  const states = new Map<string, Path>();
  const edges = new Map<string, Path>();
  const all = [...Object.keys(entry.machine.states), ...chartOf(entry.machine).edges.map(({ key }) => key)];
  for (const { path, moves } of search(entry, new Set(all))) {
    for (const { to, edge } of moves) {
      if (!states.has(to)) states.set(to, path);
      if (edge !== undefined && !edges.has(edge)) edges.set(edge, path);
    }
  }
  return { states, edges };
});

/** Finds the path to each state of a dialog's machine, and of all machines that it invokes, by `machine.state`. */
export const panelPaths = onceForEach((entry) => {
  const paths = new Map<string, PanelPath>();
  function note(place: string, path: Path, passes: boolean): void {
    const before = paths.get(place);
    if (!before || (before.passes && !passes)) paths.set(place, { ...path, passes });
  }
  for (const { path, moves, levels } of search(entry)) {
    moves.forEach(({ machine, to }) => note(`${machine}.${to}`, path, true));
    note(placeOf(frontOf(levels)), path, false);
  }
  return paths;
});

/** Remembers the result for each machine, because a search takes up to three seconds. */
export function onceForEach<Found>(find: (entry: Registered) => Found): (entry: Registered) => Found {
  const known = new WeakMap<Registered, Found>();
  return (entry) => {
    const found = known.get(entry) ?? find(entry);
    known.set(entry, found);
    return found;
  };
}

type Reached = Pick<Frame, 'moves' | 'levels'>;

interface Leap extends EventObject {
  readonly story?: string;
  readonly step?: Step;
  readonly reached: Reached & { readonly ends: boolean; readonly situation: string; readonly key: string };
}

/**
 * A simulation in the form that xstate's graph functions need. For the machine itself these would know
 * neither answers nor delays, nor states that are left at once. Therefore each event here is a step that the
 * chart has tried, and carries its result.
 */
const simulated = fromTransition<Leap['reached'] | undefined, Leap, never, unknown, EventObject>(
  (_, { reached }) => reached,
  undefined,
);

/**
 * Finds the shortest path to everything that can happen, from the input of every story, by every event,
 * answer and delay of the fixtures. `wanted` holds states and transitions of the machine itself; found ones
 * are removed from the set, and the search ends when it is empty. Without `wanted`, invoked machines are also
 * entered, once for each input; the outer machine then continues with its fixtures. Contexts may count
 * without end: the search stops after twice as many situations as it needed for everything found so far.
 */
function search(entry: Registered, wanted?: Set<string>): (Reached & { path: Path })[] {
  const situations = new Set<string>();
  const entered = new Set<string>();
  const found = new Set<string>();
  let newestAt = 0;
  const starts = Object.keys(entry.scenarios.stories).map((story): Leap => {
    return { type: 'story', story, reached: reachedBy(startOf(entry, story), 1) };
  });

  function note(moves: Reached['moves']): void {
    for (const { machine, to, edge = '' } of moves) {
      [to, edge].forEach((place) => wanted?.delete(place));
      found.add(`${machine}.${to} by ${edge}`);
    }
  }

  /** Returns the steps that enter waiting machines, except those that were entered with the same input before. */
  function entries(levels: Levels): Pick<Possible, 'step' | 'moves' | 'levels'>[] {
    return frontOf(levels).pending.flatMap(({ name, machine, input }) => {
      const key = JSON.stringify([machine?.id, input]);
      if (!machine || entered.has(key)) return [];
      entered.add(key);
      const step = { enter: name };
      return { step, ...takeStep(levels, step) };
    });
  }

  function leapsFrom(levels: Levels): Leap[] {
    const { events, answers, delays } = possibilities(levels);
    const usable = wanted
      ? events
      : events.filter(({ levels: next }) => !next || !keepsWaiting(levels, next));
    const possible = [...usable, ...answers.flatMap(({ fixtures }) => fixtures), ...delays];
    return [...(wanted ? [] : entries(levels)), ...possible].flatMap(({ step, moves, levels: next }) =>
      next ? { type: 'step', step, reached: reachedBy({ moves, levels: next }, levels.length) } : [],
    );
  }

  const paths = getShortestPaths(simulated, {
    events: ({ context }) => (context ? leapsFrom(context.levels) : starts),
    serializeState: ({ context }) => context?.key ?? 'start',
    serializeEvent: ({ story, step }) => JSON.stringify([story, step]),
    stopWhen: ({ context }) => {
      if (!context) return false;
      const { moves, levels, ends, situation } = context;
      const before = found.size;
      note(moves);
      found.add(placeOf(frontOf(levels)));
      if (found.size > before) newestAt = situations.size;
      const isFruitless = situations.size > Math.min(most, least + 2 * newestAt);
      if (ends || wanted?.size === 0 || isFruitless || situations.has(situation)) return true;
      situations.add(situation);
      return false;
    },
  });
  return paths.flatMap(({ state, steps }) => {
    const [, start, ...leaps] = steps.map(({ event }) => event);
    const path = { story: start?.story ?? '', steps: leaps.flatMap(({ step }) => step ?? []) };
    return state.context ? { ...state.context, path } : [];
  });
}

/**
 * Returns the result of a step. A path ends (`ends`) if the step has left a machine, so that there are fewer
 * levels than before (`depth`), or if the machine has ended.
 */
function reachedBy({ moves, levels }: Reached, depth: number): Leap['reached'] {
  const front = frontOf(levels);
  const situation = JSON.stringify([levels.map(placeOf), front.snapshot.context]);
  const key = JSON.stringify([situation, moves.map(({ edge, to }) => edge ?? to)]);
  return { moves, levels, ends: levels.length < depth || isOver(front), situation, key };
}

/**
 * Tells whether a call still waits after an event, in the same state. When a story is played, calls are
 * answered at once, so no path to a panel can continue from there.
 */
function keepsWaiting(before: Levels, after: Levels): boolean {
  const [was, is] = [frontOf(before), frontOf(after)];
  return is.pending.length > 0 && before.length === after.length && placeOf(was) === placeOf(is);
}

function placeOf(level: Level): string {
  return `${level.machine.id}.${stateOf(level)}`;
}
