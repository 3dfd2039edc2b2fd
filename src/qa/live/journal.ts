import type { LogEntry } from '../../contracts/domain/qaChannel';
import { after, type Situation } from './situation';

/** The last of what happened, and what was before it. */
export interface Journal {
  /** Situation before the first of the entries that are kept. */
  readonly base: Situation;
  /** Oldest first, numbered through from 1 on, whatever fell out before. */
  readonly entries: readonly LogEntry[];
  readonly now: Situation;
}

export const KEPT = 500;

export const emptyJournal: Journal = { base: new Map(), entries: [], now: new Map() };

export function extended(journal: Journal, more: readonly LogEntry[]): Journal {
  const next = (journal.entries.at(-1)?.number ?? 0) + 1;
  const numbered = more.map((entry, index) => ({ ...entry, number: next + index }));
  const all = [...journal.entries, ...numbered];
  const surplus = Math.max(0, all.length - KEPT);
  return {
    base: after(journal.base, all.slice(0, surplus)),
    entries: all.slice(surplus),
    now: after(journal.now, numbered),
  };
}

/** Returns the situation after the first so many of the entries that are kept. */
export function situationAt(journal: Journal, count: number): Situation {
  if (count >= journal.entries.length) return journal.now;
  return after(journal.base, journal.entries.slice(0, count));
}

/** Returns the situation after the page is gone, and its actors with it. */
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
