import { useCallback, useEffect, useState } from 'react';
import { useGetSearchTextsQuery } from '../../../api/catalogue.api';
import type { Catalogue, SearchTexts } from '../../../contracts/domain/services/catalogue';
import { whenIdle } from '../../../lib/whenIdle';
import type { PartState } from '../useAccessSettings';

export interface TextsLoad {
  /** Texts that are searched besides names and entity ids. */
  readonly texts: SearchTexts | undefined;
  readonly state: PartState;
  /** True if the texts should be loaded and indexed: the person searches, or the browser is idle. */
  readonly wanted: boolean;
  /** Called when the search field gets the focus. */
  readonly want: () => void;
}

export function useSearchTexts(catalogue: Catalogue | undefined): TextsLoad {
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  const here = catalogue !== undefined;
  useEffect(() => (here ? whenIdle(want) : undefined), [here, want]);
  const own = catalogue?.texts;
  const { data, error } = useGetSearchTextsQuery(undefined, { skip: !here || own !== undefined || !wanted });
  const texts = own ?? data;
  return { texts, state: texts ? 'here' : error ? 'failed' : 'coming', wanted, want };
}
