import type { Language } from '../contracts/domain/language';

/**
 * Returns the best guess before the server has answered, so that its catalogue can load at the same time: the
 * address, the cookie of an earlier visit, then the browser. The server's answer decides. `offered`: the
 * languages that the page says the server offers, separated by blanks (docs/EXTENSIONS.md); a page that says
 * nothing offers all.
 */
export function firstLanguage(
  search: string,
  cookie: string,
  preferred: readonly string[],
  offered = 'en nl pt',
): Language {
  const known: readonly (string | null | undefined)[] = offered.split(' ');
  const requested = new URLSearchParams(search).get('language');
  const stored = /(^|; )language=(\w+)/.exec(cookie)?.[2];
  const guesses = [requested, stored, ...preferred.map((tag) => tag.slice(0, 2))];
  return (guesses.find((guess) => known.includes(guess)) ?? known[0]) as Language;
}
