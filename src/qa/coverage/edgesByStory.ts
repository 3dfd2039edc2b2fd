import { registry } from '../registry';
import { simulate, stepsOf } from '../steps/simulate';

/** A story of a machine. Its transitions may belong to another machine, which this one invokes. */
export interface Teller {
  readonly machine: string;
  readonly story: string;
}

let known: ReadonlyMap<string, readonly Teller[]> | undefined;

/**
 * Returns which stories take each transition, by its key, including transitions of invoked machines. The tests play all
 * stories, so that these are the transitions that they cover. The first call takes some tenths of a second.
 */
export function edgesByStory(): ReadonlyMap<string, readonly Teller[]> {
  known ??= collect();
  return known;
}

function collect(): ReadonlyMap<string, readonly Teller[]> {
  const storiesByEdge = new Map<string, readonly Teller[]>();
  for (const entry of registry) {
    for (const story of Object.keys(entry.scenarios.stories)) {
      const { frames } = simulate(entry, story, stepsOf(entry, story, true));
      const taken = new Set(frames.flatMap(({ moves }) => moves.flatMap(({ edge }) => edge ?? [])));
      taken.forEach((edge) =>
        storiesByEdge.set(edge, [...(storiesByEdge.get(edge) ?? []), { machine: entry.id, story }]),
      );
    }
  }
  return storiesByEdge;
}
