import { useEffect, useState } from 'react';
import type { CatalogueIndex } from './engine/catalogueIndex';

/** Milliseconds of a frame's sixteen: the rest is left to typing and painting. */
const sliceMs = 5;

/**
 * Indexes what is searched in slices, once it is wanted; work that was begun goes on where it was left. Answers with the
 * index, and from the moment on when search goes through everything with a new one, since it answers otherwise then.
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
