import { useLocation } from 'react-router';

/** Login that comes back to exactly this place (item 29). */
export function useLoginAddress(): string {
  const { pathname, search, hash } = useLocation();
  return loginAddress(`${window.location.origin}${pathname}${search}${hash}`);
}

export function loginAddress(returnTo: string): string {
  return `/login?${new URLSearchParams({ redirect_url: returnTo })}`;
}
