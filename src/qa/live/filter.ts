import type { LogEntry } from '../../contracts/domain/qaChannel';
import { eventName } from './eventName';

export interface Filter {
  /** Empty: all. */
  readonly machine: string;
  readonly text: string;
}

export interface Place {
  readonly entry: LogEntry;
  /** How many have happened with this one. */
  readonly position: number;
}

/** Newest first. The text is sought in event, payload, state and machine, whatever its case. */
export function matching(entries: readonly LogEntry[], { machine, text }: Filter): readonly Place[] {
  const wanted = text.trim().toLowerCase();
  return entries
    .map((entry, index) => ({ entry, position: index + 1 }))
    .filter(({ entry }) => machine === '' || entry.machine === machine)
    .filter(({ entry }) => wanted === '' || wordsOf(entry).includes(wanted))
    .reverse();
}

function wordsOf({ machine, state, event }: LogEntry): string {
  return `${machine} ${state} ${eventName(event.type)} ${JSON.stringify(event)}`.toLowerCase();
}
