import { useEffect, useRef, type RefObject } from 'react';
import type { ReviewRow } from '../contract/review.wire';
import type { Step } from './useStep';

/**
 * Keeps the focus in the list: at the row that was commented on, since the pressed button may disappear; if
 * the row itself leaves the list, at the one that takes its place.
 */
export function useRowFocus(
  box: RefObject<HTMLElement | null>,
  shown: readonly ReviewRow[],
  { state, row }: Pick<Step, 'state' | 'row'>,
): void {
  const before = useRef<readonly number[]>([]);
  const target = state === 'taken' ? row : undefined;

  useEffect(() => {
    if (target !== undefined) focusRow(box.current, target);
  }, [box, target]);

  useEffect(() => {
    const ids = shown.map(({ id }) => id);
    const at = target === undefined || ids.includes(target) ? -1 : before.current.indexOf(target);
    before.current = ids;
    // If the person has moved on elsewhere, the focus stays there.
    const lost = document.activeElement === document.body;
    if (at !== -1 && lost) focusRow(box.current, ids[Math.min(at, ids.length - 1)]);
  }, [box, shown, target]);
}

function focusRow(box: HTMLElement | null, row: number | undefined): void {
  const heading = box?.querySelector<HTMLElement>(`[data-row="${row}"] h3`);
  (heading ?? box)?.focus();
}
