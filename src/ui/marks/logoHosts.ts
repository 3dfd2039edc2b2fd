import { createContext, use } from 'react';
import { isOwnLogo } from '../../lib/links';

export interface LogoRules {
  /** Origin of the page. */
  readonly origin: string;
  /**
   * Hosts with blanks between them, as the page lists them (docs/EXTENSIONS.md); undefined if it has no list.
   */
  readonly hosts: string | undefined;
}

export const LogoHosts = createContext<() => LogoRules>(() => ({
  origin: window.location.origin,
  hosts: document.documentElement.dataset.logos,
}));

/**
 * Tells whether a visitor's browser may load a picture from its host. A page of another server has no list of
 * hosts, and allows all. Pictures in the page itself reveal the visitor to no one.
 */
export function useLogoAllowed(src: string): boolean {
  const { origin, hosts } = use(LogoHosts)();
  if (hosts === undefined) return true;
  return (
    isOwnLogo(src, origin) ||
    (src.startsWith('https:') && hosts.split(' ').some((pattern) => matches(hostOf(src), pattern)))
  );
}

function hostOf(src: string): string {
  return URL.canParse(src) ? new URL(src).hostname : '';
}

function matches(host: string, pattern: string): boolean {
  if (pattern === '*') return true;
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern && pattern !== '';
}
