import { isLanguage, type Language } from '../contracts/domain/language';

/**
 * The best guess before the server has answered, so that its catalogue can load at the same time: the address, the
 * cookie of an earlier visit, the browser. The server's answer decides (contract §1.7).
 */
export function firstLanguage(search: string, cookie: string, preferred: readonly string[]): Language {
  const asked = new URLSearchParams(search).get('language');
  const kept = /(?:^|;\s*)language=(\w+)/.exec(cookie)?.[1];
  const guesses = [asked, kept, ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())];
  return guesses.find((guess): guess is Language => isLanguage(guess)) ?? 'en';
}
