import { useLayoutEffect } from 'react';

/** What style sheets read at the root of the document, as an attribute `data-…`. */
type RootMark = 'coming' | 'modal' | 'selectionBar' | 'footBar' | 'matrix' | 'sessionEnd';

/**
 * Marks the root of a document; returns a function that takes the mark away. Several components may set the same mark: its
 * value is their number. With `:has()` at the root, a browser would search the whole page whenever an element is added.
 */
export function markRoot({ documentElement: { dataset } }: Document, mark: RootMark): () => void {
  function change(by: 1 | -1) {
    const number = Number(dataset[mark] ?? 0) + by;
    if (number > 0) dataset[mark] = String(number);
    else delete dataset[mark];
  }
  change(1);
  return () => change(-1);
}

/** Marks the root of the document while the component is on the page and `shown` is true. */
export function useRootMark(mark: RootMark, shown = true): void {
  useLayoutEffect(() => (shown ? markRoot(document, mark) : undefined), [mark, shown]);
}
