import { useCallback, useMemo, useState } from 'react';
import type { DeskTicketRow } from '../../../contracts/wire/desk';

export type Ticks = ReturnType<typeof useTicks>;

/**
 * Keeps the ticked tickets across pages and searches of the queue. A ticket that `rows` shows again is
 * updated.
 */
export function useTicks(rows: readonly DeskTicketRow[]) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, DeskTicketRow>>(new Map());
  const ticked = useMemo(() => {
    const shown = new Map(rows.map((row) => [row.jiraKey, row]));
    return [...ticks.values()].map((row) => shown.get(row.jiraKey) ?? row);
  }, [ticks, rows]);
  const keys = useMemo(() => new Set(ticks.keys()), [ticks]);

  const tick = useCallback((changed: readonly DeskTicketRow[], on: boolean) => {
    setTicks((before) => {
      const after = new Map(before);
      for (const row of changed) {
        if (on) after.set(row.jiraKey, row);
        else after.delete(row.jiraKey);
      }
      return after;
    });
  }, []);
  const untick = useCallback((gone: readonly string[]) => {
    setTicks((before) => new Map([...before].filter(([key]) => !gone.includes(key))));
  }, []);
  const isShown = useCallback((key: string) => rows.some(({ jiraKey }) => jiraKey === key), [rows]);
  const clear = useCallback(() => setTicks(new Map()), []);
  return { ticked, keys, tick, untick, isShown, clear };
}
