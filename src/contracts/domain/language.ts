/** Languages of the product; the wire has texts of institutions and services in these. */
export const languages = ['en', 'nl', 'pt'] as const;
export type OwnLanguage = (typeof languages)[number];

/** Language of pages, as two letters: one of ours, or one that an installation adds. */
export type Language = string;

export function isOwnLanguage(code: string | null | undefined): code is OwnLanguage {
  return (languages as readonly unknown[]).includes(code);
}

/** European variants of our languages; for other languages the tag is the code. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** BCP 47 tag for dates, numbers and sorting. */
export function localeOf(language: Language): string {
  return locales[language] ?? language;
}

/** Returns the language of a BCP 47 tag. */
export function languageIn(locale: string): Language {
  return locale.slice(0, 2);
}

/** Returns the name of a language in that language, for choosing it; or its name in the language of `locale`. */
export function languageName(language: Language, locale: string = language): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
