import { useLocation } from 'react-router';
import { askedAddress } from '../lib/askedAddress';

/** Login that comes back to exactly this place, or to what was asked for where this is `/404` (item 29). */
export function useLoginAddress(): string {
  return loginAddress(`${window.location.origin}${askedAddress(useLocation())}`);
}

export function loginAddress(returnTo: string): string {
  return `/login?${new URLSearchParams({ redirect_url: returnTo })}`;
}
