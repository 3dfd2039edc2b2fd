import { useCallback, useEffect, useState } from 'react';
import { useGetSearchTextsQuery } from '../../../api/catalogue.api';
import type { Catalogue, SearchTexts } from '../../../contracts/domain/services/catalogue';
import { whenIdle } from '../../../lib/whenIdle';
import type { PartState } from '../useAccessSettings';

export interface TextsLoad {
  /** Texts that are searched besides names and entity ids. */
  readonly texts: SearchTexts | undefined;
  readonly state: PartState;
  /** True if the texts should be indexed, since the person is about to search. */
  readonly wanted: boolean;
  /** Called when the search field gets the focus. */
  readonly want: () => void;
}

export function useSearchTexts(catalogue: Catalogue | undefined): TextsLoad {
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  const here = catalogue !== undefined;
  // Texts load when the browser is idle. Indexing them takes a tenth of a second and megabytes, which most visits do not need.
  const [idle, setIdle] = useState(false);
  useEffect(() => (here ? whenIdle(() => setIdle(true)) : undefined), [here]);
  const own = catalogue?.texts;
  const skip = !here || own !== undefined || !(idle || wanted);
  const { data, error } = useGetSearchTextsQuery(undefined, { skip });
  const texts = own ?? data;
  return { texts, state: texts ? 'here' : error ? 'failed' : 'coming', wanted, want };
}
