import type { Localised } from '../../src/contracts/wire/common';

const fallbacks = ['en', 'nl', 'pt'];

/** The text to show: in the requested language, else en, nl, pt, any. Blank texts count as missing. */
export function localise(texts: Localised, language: string): string | undefined {
  return preferred(texts, [language, ...fallbacks]);
}

/** The first of the languages that has something, else any. */
export function preferred<T extends string | string[]>(
  values: Record<string, T>,
  languages: readonly string[],
): T | undefined {
  const known = languages.map((language) => values[language]);
  return [...known, ...Object.values(values)].find(
    (value) => value !== undefined && (typeof value === 'string' ? value.trim() : value).length > 0,
  );
}

/** Any language, English first; `fallback` where metadata names nothing. */
export function nameOf(names: Localised, language: string, fallback: string): string {
  return localise(names, language) ?? fallback;
}
