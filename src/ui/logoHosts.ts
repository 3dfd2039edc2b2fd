import { createContext, use } from 'react';
import { isOwnLogo } from '../lib/links';

export interface LogoRules {
  /** Of the page. */
  readonly origin: string;
  /** With blanks between, as the page names them (docs/EXTENSIONS.md); undefined: it says nothing. */
  readonly hosts: string | undefined;
}

export const LogoHosts = createContext<() => LogoRules>(() => ({
  origin: window.location.origin,
  hosts: document.documentElement.dataset.logos,
}));

/**
 * Tells whether this server lets a visitor's browser ask the host of a picture. From another server the page says nothing, and
 * any host is asked. What our server draws itself tells nobody who looks.
 */
export function useLogoAllowed(src: string): boolean {
  const { origin, hosts } = use(LogoHosts)();
  if (hosts === undefined) return true;
  return isOwnLogo(src, origin) || hosts.split(' ').some((pattern) => matches(hostOf(src), pattern));
}

function hostOf(src: string): string {
  return URL.canParse(src) ? new URL(src).hostname : '';
}

function matches(host: string, pattern: string): boolean {
  if (pattern === '*') return true;
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern && pattern !== '';
}
