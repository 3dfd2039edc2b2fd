import { useEffect } from 'react';
import { failureIn } from '../../../api/failureIn';
import { catalogueApi, useGetCatalogueQuery } from '../../../api/catalogue.api';
import { keptAt, noteKeptListSeen } from '../../../api/keptCatalogue';
import type { Catalogue } from '../../../contracts/domain/services/catalogue';
import type { Failure } from '../../../contracts/domain/failure';
import { afterPaint } from '../../../lib/afterPaint';
import { whenIdle } from '../../../lib/whenIdle';
import { usePerson } from '../../../store/person';
import { keepCatalogue } from './keepCatalogue';

export interface CatalogueLoad {
  /** Until the answer has come, what the browser has kept of the one before. */
  readonly catalogue: Catalogue | undefined;
  /** The answer itself. */
  readonly fresh: Catalogue | undefined;
  readonly failure: Failure | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** Returns the catalogue in the language of the page. */
export function useCatalogue(): CatalogueLoad {
  const { data: fresh, error, isFetching, refetch } = useGetCatalogueQuery();
  const address = keptAt(usePerson());
  const { data: kept } = catalogueApi.endpoints.getKeptCatalogue.useQueryState(address);

  const shows = !fresh && Boolean(kept);
  useEffect(() => (shows ? afterPaint(noteKeptListSeen) : undefined), [shows]);

  // A sorted list comes from our server, whose answer the browser keeps itself.
  useEffect(() => {
    if (!fresh?.services.length || fresh.sorted) return undefined;
    return whenIdle(() => void keepCatalogue(address, fresh));
  }, [fresh, address]);

  return {
    catalogue: fresh ?? kept ?? undefined,
    fresh,
    failure: error ? failureIn(error) : undefined,
    loading: isFetching,
    retry: () => void refetch(),
  };
}
