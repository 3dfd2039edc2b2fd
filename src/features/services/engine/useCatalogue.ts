import { useEffect } from 'react';
import { catalogueApi, useGetCatalogueQuery } from '../../../api/catalogue.api';
import { failureIn } from '../../../api/failureIn';
import { catalogueAddress, markCachedListShown } from '../../../api/cachedCatalogue';
import type { Failure } from '../../../contracts/domain/failure';
import { LIST_EXTENSION, type Catalogue } from '../../../contracts/domain/services/catalogue';
import { afterPaint } from '../../../lib/afterPaint';
import { deleteResponseCache, openResponseCache } from '../../../lib/ownStorage';
import { whenIdle } from '../../../lib/whenIdle';
import { useAppDispatch } from '../../../store/hooks';
import { usePerson } from '../../../store/person';

/**
 * Keeps the list for the next visit, without the texts that are searched, and no other. A browser that has no such store keeps
 * nothing.
 */
async function keepCatalogue(address: string, { services, facets }: Catalogue): Promise<void> {
  try {
    await deleteResponseCache();
    await (await openResponseCache()).put(address, Response.json({ services, facets } satisfies Catalogue));
  } catch {
    // The next visit does without.
  }
}

interface CatalogueLoad {
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
  const person = usePerson();
  const address = catalogueAddress(person);
  const { data: cached } = catalogueApi.endpoints.getKeptCatalogue.useQueryState(address);

  const shows = !fresh && Boolean(cached);
  useEffect(() => (shows ? afterPaint(markCachedListShown) : undefined), [shows]);

  // The memory need not hold both.
  const dispatch = useAppDispatch();
  const isReplaced = fresh !== undefined && Boolean(cached);
  useEffect(() => {
    if (isReplaced) dispatch(catalogueApi.util.updateQueryData('getKeptCatalogue', address, () => null));
  }, [dispatch, isReplaced, address]);

  // The browser itself keeps the answer of a server that sends the lean list.
  const isLean = person.installation.extensions.includes(LIST_EXTENSION);
  useEffect(() => {
    if (!fresh?.services.length || isLean) return undefined;
    return whenIdle(() => void keepCatalogue(address, fresh));
  }, [fresh, isLean, address]);

  return {
    catalogue: fresh ?? cached ?? undefined,
    fresh,
    failure: error ? failureIn(error) : undefined,
    loading: isFetching,
    retry: () => void refetch(),
  };
}
