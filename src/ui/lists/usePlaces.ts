import { useLayoutEffect, useRef } from 'react';

/** Number of the element that shows a row, by the key of the row. */
export type Places = ReadonlyMap<string, number>;

/**
 * Returns which element shows which row, for the `key`s of React. A row that stays keeps its element. With
 * `reuse`, a new row takes the element of a removed one: writing new words is faster than making rows.
 */
export function usePlaces(keys: readonly string[], reuse: boolean): Places {
  // The rows in the document; an abandoned rendering does not change them.
  const shown = useRef<Places>(new Map<string, number>());
  const now = placesFor(shown.current, keys, reuse);
  useLayoutEffect(() => {
    shown.current = now;
  });
  return now;
}

/** Returns the places of the following rows; these places themselves if nothing changes. */
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
