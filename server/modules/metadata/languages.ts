import type { Localised } from '../../../src/contracts/wire/common';

/** Every language is kept; `en-gb` counts as `en` where the metadata has no plain `en`. */
export function byLanguage(texts: Localised): Localised {
  const entries = Object.entries(texts).map(([language, text]) => {
    const primary = language.split('-')[0] ?? language;
    return [texts[primary] === undefined ? primary : language, text] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns for each language the text of the first source that has one, those of the first source first. */
export function firstOf(...sources: readonly Localised[]): Localised {
  return byLanguage(Object.assign({}, ...sources, ...[...sources].reverse()));
}

/** Reads keywords; in mdui a plus sign is a blank within one of them. */
export function keywords(texts: Localised): Localised {
  const readable = Object.entries(texts).map(([language, text]) => [language, text.replaceAll('+', ' ')]);
  return byLanguage(Object.fromEntries(readable));
}
