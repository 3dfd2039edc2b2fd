import type { Happening } from '../../contracts/domain/qaChannel';
import { eventName } from './eventName';

export interface Filter {
  /** Empty: all. */
  readonly machine: string;
  readonly text: string;
}

export interface Place {
  readonly happening: Happening;
  /** How many have happened with this one. */
  readonly position: number;
}

/** Newest first. The text is sought in event, payload, state and machine, whatever its case. */
export function matching(happenings: readonly Happening[], { machine, text }: Filter): readonly Place[] {
  const wanted = text.trim().toLowerCase();
  return happenings
    .map((happening, index) => ({ happening, position: index + 1 }))
    .filter(({ happening }) => machine === '' || happening.machine === machine)
    .filter(({ happening }) => wanted === '' || wordsOf(happening).includes(wanted))
    .reverse();
}

function wordsOf({ machine, state, event }: Happening): string {
  return `${machine} ${state} ${eventName(event.type)} ${JSON.stringify(event)}`.toLowerCase();
}
