import { useLayoutEffect, useRef } from 'react';

/** Number of the element that shows a row, by the key of the row. */
export type Places = ReadonlyMap<string, number>;

/**
 * Returns which element shows which row, for the `key`s of React. A row that stays keeps its element. With `reuse`, one
 * that comes takes that of one that goes: new words are written more quickly than rows are made.
 */
export function usePlaces(keys: readonly string[], reuse: boolean): Places {
  // What is in the document; a rendering that is given up leaves nothing behind.
  const shown = useRef<Places>(new Map<string, number>());
  const now = placesFor(shown.current, keys, reuse);
  useLayoutEffect(() => {
    shown.current = now;
  });
  return now;
}

/** Says the same of rows that follow others; returns these places themselves where nothing changes. */
export function placesFor(last: Places, keys: readonly string[], reuse: boolean): Places {
  const stay = new Set(keys);
  if (stay.size === last.size && keys.every((key) => last.has(key))) return last;
  const free: number[] = [];
  let unused = 0;
  for (const [key, place] of last) {
    if (reuse && !stay.has(key)) free.push(place);
    unused = Math.max(unused, place + 1);
  }
  let taken = 0;
  return new Map(keys.map((key) => [key, last.get(key) ?? free[taken++] ?? unused++]));
}
