import { cookiePath } from '../../../lib/basePath';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Tells whether single-character keys are on in this browser (WCAG 2.1.4); a cookie, like the theme. */
export function readSingleKeys(cookies: string): boolean {
  return !/(?:^|;\s*)singleKeys=off/.test(cookies);
}

export function keepSingleKeys(on: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = on ? 'on' : 'off';
  document.cookie = `singleKeys=${value}; Max-Age=${YEAR_IN_SECONDS}; Path=${cookiePath()}; SameSite=Lax${secure}`;
}
