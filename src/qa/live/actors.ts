import type { Chart } from '../chart/chart';
import type { Marks } from '../marks';
import type { ActorNow, Situation } from './situation';

/**
 * Returns the actor whose picture is shown: of the machine that was chosen the last one that runs, or else that ran. Without
 * a choice, the one that began last among those that run, which is where something happens.
 */
export function actorShown(situation: Situation, machine: string): ActorNow | undefined {
  const actors = [...situation.values()].filter((actor) => machine === '' || actor.machine === machine);
  return actors.findLast(({ running }) => running) ?? actors.at(-1);
}

/** Orders actors, each after the one that started it, one step further in. */
export function actorTree(situation: Situation): readonly { actor: ActorNow; depth: number }[] {
  const actors = [...situation.values()];
  const childrenOf = (id: string | undefined, depth: number): { actor: ActorNow; depth: number }[] =>
    actors
      .filter(({ parent }) => (parent !== undefined && situation.has(parent) ? parent : undefined) === id)
      .flatMap((actor) => [{ actor, depth }, ...childrenOf(actor.actor, depth + 1)]);
  return childrenOf(undefined, 0);
}

/** Returns where it is, what it passed, and what could happen to it next. */
export function marksOf({ state, running, passed }: ActorNow, chart: Chart): Marks {
  const next = running ? chart.edges.filter(({ source }) => source === state) : [];
  return {
    now: state,
    passed: new Set(passed),
    possible: new Set(next.map(({ key }) => key)),
    uncovered: new Set(),
  };
}
