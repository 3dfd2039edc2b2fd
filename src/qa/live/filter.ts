import type { LogEntry } from '../../contracts/domain/qa/qaChannel';
import { eventName } from './eventName';

interface Filter {
  /** Id of a machine; '' for all. */
  readonly machine: string;
  readonly text: string;
}

interface Place {
  readonly entry: LogEntry;
  /** Number of entries up to and including this one. */
  readonly position: number;
}

/**
 * Returns the entries that match, the newest first. The text is looked for in event, payload, state and machine, in any
 * case.
 */
export function matching(entries: readonly LogEntry[], { machine, text }: Filter): readonly Place[] {
  const wanted = text.trim().toLowerCase();
  return entries
    .map((entry, index) => ({ entry, position: index + 1 }))
    .filter(({ entry }) => machine === '' || entry.machine === machine)
    .filter(({ entry }) => wanted === '' || textOf(entry).includes(wanted))
    .reverse();
}

function textOf({ machine, state, event }: LogEntry): string {
  return `${machine} ${state} ${eventName(event.type)} ${JSON.stringify(event)}`.toLowerCase();
}
