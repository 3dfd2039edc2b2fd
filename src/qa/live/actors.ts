import type { Chart } from '../chart/chart';
import type { Marks } from '../marks';
import type { ActorNow, Situation } from './situation';

/**
 * Returns the actor whose picture is shown: of the chosen machine the newest that runs, or else that ran. Without a
 * chosen machine, the newest that runs.
 */
export function actorShown(situation: Situation, machine: string): ActorNow | undefined {
  const actors = [...situation.values()].filter((actor) => machine === '' || actor.machine === machine);
  return actors.findLast(({ running }) => running) ?? actors.at(-1);
}

/** Returns the flow that an actor is part of: the outermost actor that has started it. */
export function flowOf(situation: Situation, actor: ActorNow): ActorNow {
  let flow = actor;
  // A file may have parents that go round.
  for (let depth = 0; depth < situation.size; depth += 1) {
    const parent = flow.parent === undefined ? undefined : situation.get(flow.parent);
    if (!parent) break;
    flow = parent;
  }
  return flow;
}

/** Returns the actors in the order of a tree: each after the one that started it, with its depth. */
export function actorTree(situation: Situation): readonly { actor: ActorNow; depth: number }[] {
  const actors = [...situation.values()];
  const childrenOf = (id: string | undefined, depth: number): { actor: ActorNow; depth: number }[] =>
    actors
      .filter(({ parent }) => (parent !== undefined && situation.has(parent) ? parent : undefined) === id)
      .flatMap((actor) => [{ actor, depth }, ...childrenOf(actor.actor, depth + 1)]);
  return childrenOf(undefined, 0);
}

/** Marks the present state of an actor, what it has passed, and what could happen next. */
export function marksOf({ state, running, passed }: ActorNow, chart: Chart): Marks {
  const next = running ? chart.edges.filter(({ source }) => source === state) : [];
  return {
    now: state,
    passed: new Set(passed),
    possible: new Set(next.map(({ key }) => key)),
    uncovered: new Set(),
  };
}
