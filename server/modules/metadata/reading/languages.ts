import type { Localised } from '../../../../src/contracts/wire/common';

/**
 * Reads an xml:lang: lower case, `en-us` for `en_US`; `` for one that is missing or names no language (`x-default`,
 * `und`).
 */
export function languageOf(tag: string): string {
  try {
    const [language = ''] = Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'));
    return language.toLowerCase().replace(/^und\b.*/, '');
  } catch {
    return '';
  }
}

/**
 * Keeps every language; the first of `en-gb` and `en-us` counts as `en` if the metadata has no plain `en`, and so does
 * a text without a language if there is no English one.
 */
export function byLanguage(texts: Localised): Localised {
  const found: Record<string, string> = {};
  for (const [language, text] of Object.entries(texts)) {
    const primary = language.replace(/-.*/, '');
    const isTaken = primary !== language && (texts[primary] ?? found[primary]) !== undefined;
    found[isTaken ? language : primary] = text;
  }
  const { '': unsaid, ...named } = found;
  return unsaid === undefined ? named : { en: unsaid, ...named };
}

/** Returns for each language the text of the first source that has one, those of the first source first. */
export function firstOf(...sources: readonly Localised[]): Localised {
  const read = sources.map(byLanguage);
  return Object.assign({}, ...read, ...[...read].reverse());
}

/** Reads keywords; in mdui a plus sign is a blank within a keyword. */
export function keywords(texts: Localised): Localised {
  const readable = Object.entries(texts).map(([language, text]) => [language, text.replaceAll('+', ' ')]);
  return byLanguage(Object.fromEntries(readable));
}
