import type { LogEntry, QaSetting } from '../../contracts/domain/qa/qaChannel';
import { withFault } from '../faults/choices';
import { after, type Situation } from './situation';

/** The latest entries of the log, and the situation before them. */
export interface Journal {
  /** Situation before the first entry that is kept. */
  readonly base: Situation;
  /** The entries, the oldest first. Their numbers count from 1 and continue when old entries are dropped. */
  readonly entries: readonly LogEntry[];
  readonly now: Situation;
  /** Its origin, with every fault that was set in the meantime; absent if that is not known. */
  readonly setting?: QaSetting | undefined;
}

export const MAX_ENTRIES = 500;

export const emptyJournal: Journal = { base: new Map(), entries: [], now: new Map() };

export function extended(journal: Journal, more: readonly LogEntry[]): Journal {
  const next = (journal.entries.at(-1)?.number ?? 0) + 1;
  const numbered = more.map((entry, index) => ({ ...entry, number: next + index }));
  const all = [...journal.entries, ...numbered];
  const surplus = Math.max(0, all.length - MAX_ENTRIES);
  return {
    ...journal,
    base: after(journal.base, all.slice(0, surplus)),
    entries: all.slice(surplus),
    now: after(journal.now, numbered),
  };
}

/** Returns the journal of a tab with this new description of itself. */
export function seenIn(
  journal: Journal,
  { address, role, level, language, width, faults }: QaSetting,
): Journal {
  const all = faults.reduce(withFault, journal.setting?.faults ?? []);
  return { ...journal, setting: { address, role, level, language, width, faults: all } };
}

/** Returns the journal as it was after this number of kept entries. */
export function upTo(journal: Journal, count: number): Journal {
  return { ...journal, entries: journal.entries.slice(0, count), now: situationAt(journal, count) };
}

/** Returns the situation after this number of kept entries. */
export function situationAt(journal: Journal, count: number): Situation {
  if (count >= journal.entries.length) return journal.now;
  return after(journal.base, journal.entries.slice(0, count));
}

/** Returns the journal after the page was left, with all its actors stopped. */
export function withPageLeft(journal: Journal, at: number): Journal {
  const running = [...journal.now.values()].filter((actor) => actor.running);
  return extended(
    journal,
    running.map(({ actor, machine, parent, state, context }) => ({
      number: 0,
      at,
      actor,
      machine,
      ...(parent !== undefined && { parent }),
      kind: 'stopped',
      state,
      event: { type: 'page.left' },
      edges: [],
      context,
    })),
  );
}
