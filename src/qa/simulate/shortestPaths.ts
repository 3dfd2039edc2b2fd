import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.types';
import { chartOf } from '../chart/chartOf';
import { possibilities, type Possible } from './possible';
import { startOf } from './simulate';
import type { Levels, Move } from './simulation';

/** The shortest way to a place: the story whose input it starts from, and the steps. */
export interface Path {
  readonly story: string;
  readonly steps: readonly Step[];
}

interface Reached extends Path {
  readonly levels: Levels;
}

/** Situations that are looked at before what is still not reached counts as out of reach. */
const most = 4000;

interface Paths {
  /** By the name of a state, also of those that are only passed. */
  readonly states: ReadonlyMap<string, Path>;
  /** By the key of a transition: the way on which it is taken, itself included. */
  readonly edges: ReadonlyMap<string, Path>;
}

const known = new WeakMap<Registered, Paths>();

/** Returns for each state of a machine the shortest way there. */
export function shortestPaths(entry: Registered): ReadonlyMap<string, Path> {
  return shortestWays(entry).states;
}

/**
 * Returns for each state and transition of a machine the shortest way there. Breadth first, from the input of every story,
 * by every event, answer and delay that the fixtures have: guards are asked, not guessed. Takes up to a second, once.
 */
export function shortestWays(entry: Registered): Paths {
  const paths = known.get(entry) ?? search(entry);
  known.set(entry, paths);
  return paths;
}

function search(entry: Registered): Paths {
  const states = new Map<string, Path>();
  const edges = new Map<string, Path>();
  const { id, machine } = entry;
  const all = Object.keys(machine.states).length + chartOf(machine).edges.length;
  const situations = new Set<string>();
  const waiting: Reached[] = [];

  function arrive(reached: Reached, moves: readonly Move[]): void {
    const { story, steps, levels } = reached;
    for (const { to, edge } of moves.filter((move) => move.machine === id)) {
      if (!states.has(to)) states.set(to, { story, steps });
      if (edge !== undefined && !edges.has(edge)) edges.set(edge, { story, steps });
    }
    const [{ snapshot }] = levels;
    const situation = JSON.stringify([snapshot.value, snapshot.context]);
    if (snapshot.status !== 'active' || situations.has(situation)) return;
    situations.add(situation);
    waiting.push(reached);
  }

  for (const story of Object.keys(entry.scenarios.stories)) {
    const { levels, moves } = startOf(entry, story);
    arrive({ story, steps: [], levels }, moves);
  }
  for (const { story, steps, levels } of waiting) {
    if (states.size + edges.size === all || situations.size > most) break;
    for (const next of nextFrom(levels)) {
      if (next.levels) arrive({ story, steps: [...steps, next.step], levels: next.levels }, next.moves);
    }
  }
  return { states, edges };
}

function nextFrom(levels: Levels): Possible[] {
  const { events, answers, delays } = possibilities(levels);
  return [...events, ...answers.flatMap(({ fixtures }) => fixtures), ...delays];
}
