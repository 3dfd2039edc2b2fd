/** The languages that come with the product, in which the wire has texts of institutions and services. */
export const languages = ['en', 'nl', 'pt'] as const;
export type OwnLanguage = (typeof languages)[number];

/** What pages speak, as two letters: one of ours, or one that an installation adds. */
export type Language = string;

export function isOwnLanguage(code: string | null | undefined): code is OwnLanguage {
  return languages.some((language) => language === code);
}

const locales: Readonly<Record<OwnLanguage, string>> = { en: 'en-GB', nl: 'nl-NL', pt: 'pt-PT' };

/** BCP 47 tag for dates, numbers and sorting. */
export function localeOf(language: Language): string {
  return isOwnLanguage(language) ? locales[language] : language;
}

/** Returns the language of such a tag. */
export function languageIn(locale: string): Language {
  return locale.slice(0, 2);
}

/** Returns in which direction a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return /^(ar|dv|fa|he|ps|sd|ug|ur|yi)$/.test(language) ? 'rtl' : 'ltr';
}

/** Returns how a language calls itself; never translated. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Where a server of ours hands out the sentences of a language that it adds: this, the language and `.json`. */
export const TRANSLATIONS_PATH = '/translations/';
