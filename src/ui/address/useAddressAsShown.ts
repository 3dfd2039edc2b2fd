import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Replaces an address that asks for what cannot be shown by the address of what is shown, so that a shared link shows
 * the same. `shown` is the query, `?…` or ''; undefined while it is not known.
 */
export function useAddressAsShown(shown: string | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const wrong = shown !== undefined && sorted(shown) !== sorted(search);
  useEffect(() => {
    if (wrong) void navigate({ pathname, search: shown, hash }, { replace: true, preventScrollReset: true });
  }, [wrong, navigate, pathname, shown, hash]);
}

/** Returns the parameters in a fixed order, so that queries can be compared. */
function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
