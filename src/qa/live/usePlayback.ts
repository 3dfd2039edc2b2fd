import { useEffect, useState } from 'react';
import type { LiveStore, Still } from './LiveStore';

const SHORTEST_MS = 60;
const LONGEST_MS = 2_000;

/** Returns the milliseconds before the next entry is shown. Long pauses are shortened. */
export function pauseBefore({ journal: { entries }, position }: Still, speed: number): number {
  const before = entries[position - 1];
  const next = entries[position];
  const elapsed = before && next ? next.at - before.at : 0;
  return Math.max(SHORTEST_MS, Math.min(elapsed, LONGEST_MS) / speed);
}

/** Plays a paused journal to its end. */
export function usePlayback(store: LiveStore, still: Still, speed: number) {
  const [wanted, setWanted] = useState(false);
  const isAtEnd = still.position >= still.journal.entries.length;
  const playing = wanted && !isAtEnd;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => store.stopAt(still.position + 1), pauseBefore(still, speed));
    return () => clearTimeout(timer);
  }, [playing, still, speed, store]);

  return {
    playing,
    toggle: () => {
      if (!playing && isAtEnd) store.stopAt(0);
      setWanted(!playing);
    },
  };
}
