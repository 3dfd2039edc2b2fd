import { useLocation } from 'react-router';
import { loginFor } from '../../../ui/notices/loginFor';
import { fullAddress } from '../../../lib/basePath';

/** Returns the address of a login that comes back to this very place; `level` is the rank that the login has to reach. */
export function useLoginAddress(level?: number): string {
  const { pathname, search, hash } = useLocation();
  const back = fullAddress(`${pathname}${search}${hash}`);
  return loginFor(back, level);
}
