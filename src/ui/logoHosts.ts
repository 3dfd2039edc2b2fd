import { isOwnLogo } from '../lib/links';

/**
 * Tells whether this server lets a visitor's browser ask the host of a picture. The page says so (docs/EXTENSIONS.md); from
 * another server it says nothing, and any host is asked. Where the page is drawn ahead, none is. What our server draws
 * itself tells nobody who looks.
 */
export function isLogoAllowed(src: string): boolean {
  if (typeof document === 'undefined') return false;
  const { logos } = document.documentElement.dataset;
  if (logos === undefined) return true;
  return isOwnLogo(src) || logos.split(' ').some((pattern) => matches(hostOf(src), pattern));
}

function hostOf(src: string): string {
  return URL.canParse(src) ? new URL(src).hostname : '';
}

function matches(host: string, pattern: string): boolean {
  if (pattern === '*') return true;
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern && pattern !== '';
}
