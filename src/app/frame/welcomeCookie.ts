const NAME = 'show_welcome_banner';
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The existing name; its value `true` means: hide. */
export function isWelcomeHidden(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${NAME}=true`);
}

export function hideWelcome(secure: boolean): string {
  return `${NAME}=true; Max-Age=${YEAR_IN_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
