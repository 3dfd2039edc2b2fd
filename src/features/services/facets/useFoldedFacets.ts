import { useCallback, useState } from 'react';
import { ownLocal } from '../../../lib/ownStorage';

const key = 'services.foldedFacets';

interface FoldedFacets {
  readonly folded: ReadonlySet<string>;
  readonly toggle: (facet: string) => void;
}

/** Remembers in this browser which facets are folded, from visit to visit. */
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

/** Reads the folded facets; none if the storage holds anything else. */
function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(ownLocal.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((facet) => typeof facet === 'string') : []);
  } catch {
    return new Set();
  }
}

function write(folded: ReadonlySet<string>): void {
  try {
    ownLocal.setItem(key, JSON.stringify([...folded]));
  } catch {
    // Without a storage, the facets stay folded until the page is left.
  }
}
