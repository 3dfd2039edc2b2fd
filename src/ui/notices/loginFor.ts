import { placed } from '../../lib/basePath';

/**
 * Returns the address of a login that comes back to the URL `back`; with at least the rank `level` if that is
 * given.
 */
export function loginFor(back: string, level?: number): string {
  return `${placed('/login')}?${new URLSearchParams({ redirect_url: back, ...(level && { loa: String(level) }) })}`;
}
