import { cookiePath } from '../../lib/basePath';

/** The groups that are welcomed, and the cookie of each; that of guests has the existing name. */
const names = { guest: 'show_welcome_banner', newcomer: 'show_first_steps' } as const;
export type Welcomed = keyof typeof names;

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The value `true` means: hide, as the existing cookie has it. */
export function isWelcomeHidden(cookies: string, whom: Welcomed): boolean {
  return cookies.split(/;\s*/).includes(`${names[whom]}=true`);
}

export function hideWelcome(whom: Welcomed, secure: boolean): string {
  return `${names[whom]}=true; Max-Age=${YEAR_IN_SECONDS}; Path=${cookiePath()}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
