import type { Localised } from '../../../src/contracts/wire/common';

/** Returns the text in the requested language, else in English, else the first. Blank texts count as missing. */
export function localise(texts: Localised, language: string): string | undefined {
  return preferred(texts, [language, 'en']);
}

/** Returns the value of the first language that has one, else the first value. */
export function preferred<T extends string | string[]>(
  values: Record<string, T>,
  languages: readonly string[],
): T | undefined {
  for (const language of languages) {
    const value = values[language];
    if (isThere(value)) return value;
  }
  return Object.values(values).find(isThere);
}

function isThere<T extends string | string[]>(value: T | undefined): value is T {
  return value !== undefined && (typeof value === 'string' ? value.trim() : value).length > 0;
}

/** Returns the name in any language, English first; `fallback` if metadata has no name. */
export function nameOf(names: Localised, language: string, fallback: string): string {
  return localise(names, language) ?? fallback;
}
