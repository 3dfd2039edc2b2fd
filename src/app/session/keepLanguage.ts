import type { Language } from '../../contracts/domain/language';
import { cookiePath } from '../../lib/basePath';

const TEN_YEARS = 315_360_000;

/** Keeps the language for the server in the cookie that it sets itself, since nobody who is logged in can tell it. */
export function keepLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${language}; Path=${cookiePath()}; Max-Age=${TEN_YEARS}; SameSite=Lax${secure}`;
}
