import { useLocation } from 'react-router';
import { requestedAddress } from '../../lib/requestedAddress';
import { loginFor } from '../../ui/notices/loginFor';
import { useBrowser } from '../../pages/browser';
import { placed } from '../../lib/basePath';

/** Login that comes back to exactly this place, or, on `/404`, to the requested address (REQUIREMENTS 29). */
export function useLoginAddress(): string {
  const { origin } = new URL(useBrowser().href());
  return loginFor(origin + placed(requestedAddress(useLocation())));
}
