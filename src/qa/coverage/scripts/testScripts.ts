import type { Registered } from '../../../machines/registry';
import type { Step } from '../../../machines/visualiser/visualiser.types';
import { onceForEach, shortestPaths, type Path } from '../../simulate/shortestPaths';
import { simulate, startOf } from '../../simulate/simulate';
import { frontOf, type Levels, type Simulation } from '../../simulate/simulation';
import { playAlong, takeStep } from '../../simulate/takeStep';

/** One way through a machine that somebody can follow by hand. */
export interface TestScript {
  readonly entry: Registered;
  readonly story: string;
  /** Steps without leaps: what an invoked machine does is in steps of its own. */
  readonly steps: readonly Step[];
  readonly simulation: Simulation;
  /** What it is the shortest way to: names of states, keys of transitions. */
  readonly states: readonly string[];
  readonly edges: readonly string[];
}

/** A script for every shortest path to a state or transition of the machine, short ones first; one path, one script. */
export const testScripts = onceForEach(scriptsOf);

interface Way extends Path {
  readonly states: string[];
  readonly edges: string[];
}

function scriptsOf(entry: Registered): readonly TestScript[] {
  const { states, edges } = shortestPaths(entry);
  const ways = new Map<string, Way>();
  const wayOf = ({ story, steps }: Path) => {
    const key = JSON.stringify([story, steps]);
    const way = ways.get(key) ?? { story, steps, states: [], edges: [] };
    ways.set(key, way);
    return way;
  };
  states.forEach((path, state) => wayOf(path).states.push(state));
  edges.forEach((path, edge) => wayOf(path).edges.push(edge));
  return [...ways.values()]
    .sort((a, b) => a.steps.length - b.steps.length)
    .map(({ story, steps: leaps, ...reached }) => {
      const steps = inFull(startOf(entry, story).levels, leaps);
      return { entry, story, steps, simulation: simulate(entry, story, steps), ...reached };
    });
}

/** An invoked machine whose answer is a story is entered, and plays it. */
function inFull(start: Levels, leaps: readonly Step[]): readonly Step[] {
  let levels = start;
  return leaps.flatMap((leap) => {
    const { scenarios } = frontOf(levels);
    const answer = 'fixture' in leap ? scenarios.answers[leap.answer]?.[String(leap.fixture)] : undefined;
    if (!('answer' in leap) || !answer || !('story' in answer)) {
      levels = takeStep(levels, leap).levels;
      return [leap];
    }
    const enter = { enter: leap.answer };
    const entered = takeStep(levels, enter).levels;
    const inside =
      entered.length > levels.length
        ? playAlong(entered, answer.story, true)
        : { levels: entered, steps: [] };
    levels = inside.levels;
    return [enter, ...inside.steps];
  });
}
