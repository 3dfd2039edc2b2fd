import type { Registered } from '../../../machines/registry';
import type { Step } from '../../../machines/visualiser/visualiser.machine';
import { onceForEach, shortestPaths, type Path } from '../../steps/shortestPaths';
import { simulate, startOf } from '../../steps/simulate';
import { frontOf, type Levels, type Simulation } from '../../steps/simulation';
import { playAlong, takeStep } from '../../steps/takeStep';

/** A path through a machine that a tester can follow by hand. */
export interface TestScript {
  readonly entry: Registered;
  readonly story: string;
  /** Steps in full: those of an invoked machine are given one by one. */
  readonly steps: readonly Step[];
  readonly simulation: Simulation;
  /** States by name, and transitions by key, to which this path is the shortest. */
  readonly states: readonly string[];
  readonly edges: readonly string[];
}

/** Returns a script for each shortest path to a state or transition of the machine, the shortest scripts first. */
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

/** Replaces each answer that is a story of an invoked machine by the steps of that story. */
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
