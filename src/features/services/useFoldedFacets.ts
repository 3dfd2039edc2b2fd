import { useCallback, useState } from 'react';

const key = 'services.foldedFacets';

export interface FoldedFacets {
  readonly folded: ReadonlySet<string>;
  readonly toggle: (facet: string) => void;
}

/** Remembers which facets somebody has folded away, in this browser from visit to visit. */
export function useFoldedFacets(): FoldedFacets {
  const [folded, setFolded] = useState(read);
  const toggle = useCallback(
    (facet: string) => {
      const next = new Set(folded);
      if (!next.delete(facet)) next.add(facet);
      write(next);
      setFolded(next);
    },
    [folded],
  );
  return { folded, toggle };
}

/** Whatever else lies in the storage folds nothing. */
function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((facet) => typeof facet === 'string') : []);
  } catch {
    return new Set();
  }
}

function write(folded: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...folded]));
  } catch {
    // The facets stay folded until the page is left where there is no storage.
  }
}
