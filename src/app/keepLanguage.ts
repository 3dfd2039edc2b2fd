import type { Language } from '../contracts/domain/language';

const TEN_YEARS = 315_360_000;

/** For the server, where nobody who is logged in can tell it: the cookie that it sets itself. */
export function keepLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${language}; Path=/; Max-Age=${TEN_YEARS}; SameSite=Lax${secure}`;
}
