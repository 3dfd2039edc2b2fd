import { isLanguage, type Language } from '../contracts/domain/language';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL', pt: 'pt-PT' };

/** BCP 47 tag for dates, numbers and sorting. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** Returns the language of such a tag. */
export function languageIn(locale: string): Language {
  const [language] = locale.split('-');
  return isLanguage(language) ? language : 'en';
}

/** How a language calls itself; never translated. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  nl: 'Nederlands',
  pt: 'Português',
};
