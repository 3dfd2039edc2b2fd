import type { Registered } from '../../machines/registry';
import type { Step } from '../../machines/visualiser/visualiser.types';
import { possibilities, type Possible } from './possible';
import { startOf } from './simulate';
import type { Levels, Move } from './simulation';

/** The shortest way to a state: the story whose input it starts from, and the steps. */
export interface Path {
  readonly story: string;
  readonly steps: readonly Step[];
}

interface Reached extends Path {
  readonly levels: Levels;
}

/** Situations that are looked at before what is still not reached counts as out of reach. */
const most = 4000;

const known = new WeakMap<Registered, ReadonlyMap<string, Path>>();

/**
 * For each state of a machine the shortest way there, also for those that it only passes. Breadth first, from the
 * input of every story, by every event, answer and delay that the fixtures have: guards are asked, not guessed.
 */
export function shortestPaths(entry: Registered): ReadonlyMap<string, Path> {
  const paths = known.get(entry) ?? search(entry);
  known.set(entry, paths);
  return paths;
}

function search(entry: Registered): ReadonlyMap<string, Path> {
  const paths = new Map<string, Path>();
  const all = Object.keys(entry.machine.states).length;
  const situations = new Set<string>();
  const waiting: Reached[] = [];

  function arrive(reached: Reached, moves: readonly Move[]): void {
    const { story, steps, levels } = reached;
    for (const { to } of moves) if (!paths.has(to)) paths.set(to, { story, steps });
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
    if (paths.size === all || situations.size > most) break;
    for (const next of nextFrom(levels)) {
      if (next.levels) arrive({ story, steps: [...steps, next.step], levels: next.levels }, next.moves);
    }
  }
  return paths;
}

function nextFrom(levels: Levels): Possible[] {
  const { events, answers, delays } = possibilities(levels);
  return [...events, ...answers.flatMap(({ fixtures }) => fixtures), ...delays];
}
