import { useLocation } from 'react-router';
import { loginFor } from '../../ui/loginFor';

/** Login that comes back to exactly this place; `level` is the rank that it has to reach. */
export function useLoginAddress(level?: number): string {
  const { pathname, search, hash } = useLocation();
  const back = `${window.location.origin}${pathname}${search}${hash}`;
  return loginFor(back, level);
}
