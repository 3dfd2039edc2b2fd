import { registry } from '../registry';
import { simulate, stepsOf } from '../simulate/simulate';

/** A story of a machine's scenarios; `machine` is the one whose story it is, not always the one that moves in it. */
export interface Teller {
  readonly machine: string;
  readonly story: string;
}

let known: ReadonlyMap<string, readonly Teller[]> | undefined;

/**
 * Returns which stories take each transition, by its key, those of invoked machines that play along included. The tests play
 * all stories of the registry, so this is what they exercise. Takes some tenths of a second, once.
 */
export function edgesByStory(): ReadonlyMap<string, readonly Teller[]> {
  known ??= tell();
  return known;
}

function tell(): ReadonlyMap<string, readonly Teller[]> {
  const told = new Map<string, readonly Teller[]>();
  for (const entry of registry) {
    for (const story of Object.keys(entry.scenarios.stories)) {
      const { frames } = simulate(entry, story, stepsOf(entry, story, true));
      const taken = new Set(frames.flatMap(({ moves }) => moves.flatMap(({ edge }) => edge ?? [])));
      taken.forEach((edge) => told.set(edge, [...(told.get(edge) ?? []), { machine: entry.id, story }]));
    }
  }
  return told;
}
