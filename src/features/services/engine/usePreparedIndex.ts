import { useEffect, useState } from 'react';
import type { CatalogueIndex } from './catalogueIndex';

/** Milliseconds of work in a frame of sixteen; the rest is left to typing and painting. */
const sliceMs = 5;

/**
 * Indexes the texts of the list in slices once that is needed, and continues work that was started before.
 * Returns the index, and a new object for it when all texts are searched, so that questions are answered
 * again.
 */
export function usePreparedIndex<Index extends CatalogueIndex | undefined>(
  index: Index,
  wanted: boolean,
): Index {
  const [prepared, setPrepared] = useState({ from: index, index });
  useEffect(() => {
    if (!wanted || !index) return undefined;
    const work = index.search.prepare();
    let timer = setTimeout(slice);
    function slice() {
      const until = performance.now() + sliceMs;
      do {
        if (work.next().done) {
          setPrepared({ from: index, index: { ...index } });
          return;
        }
      } while (performance.now() < until);
      timer = setTimeout(slice);
    }
    return () => clearTimeout(timer);
  }, [index, wanted]);
  return prepared.from === index ? prepared.index : index;
}
