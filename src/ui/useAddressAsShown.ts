import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * An address that asks for what cannot be is replaced by that of what is shown, so that a link tells what its reader will
 * see. `shown`: the query as it should be, `?…` or nothing; undefined while that is not known.
 */
export function useAddressAsShown(shown: string | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const wrong = shown !== undefined && sorted(shown) !== sorted(search);
  useEffect(() => {
    if (wrong) void navigate({ pathname, search: shown, hash }, { replace: true, preventScrollReset: true });
  }, [wrong, navigate, pathname, shown, hash]);
}

/** Whatever order the members stand in. */
function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
