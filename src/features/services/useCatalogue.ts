import { failureIn } from '../../api/failureIn';
import { useGetCatalogueQuery } from '../../api/catalogue.api';
import type { Catalogue } from '../../contracts/domain/catalogue';
import type { Failure } from '../../contracts/domain/failure';

export interface CatalogueLoad {
  readonly catalogue: Catalogue | undefined;
  readonly failure: Failure | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** Returns the catalogue in the language of the page. */
export function useCatalogue(): CatalogueLoad {
  const { data, error, isFetching, refetch } = useGetCatalogueQuery();
  return {
    catalogue: data,
    failure: error ? failureIn(error) : undefined,
    loading: isFetching,
    retry: () => void refetch(),
  };
}
