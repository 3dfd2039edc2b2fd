import { useLocation } from 'react-router';
import { askedAddress } from '../lib/askedAddress';
import { loginFor } from '../ui/loginFor';

/** Login that comes back to exactly this place, or to what was asked for where this is `/404` (REQUIREMENTS 29). */
export function useLoginAddress(): string {
  return loginFor(`${window.location.origin}${askedAddress(useLocation())}`);
}
