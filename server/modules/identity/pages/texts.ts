import { isLanguage, type Language } from '../../../../src/contracts/domain/language';
import { en, type Texts } from './texts.en';
import { nl } from './texts.nl';
import { pt } from './texts.pt';

const all: Readonly<Record<Language, Texts>> = { en, nl, pt };

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  nl: 'Nederlands',
  pt: 'Português',
};

/** English for languages that these pages do not speak. */
export function pageLanguage(code: string): Language {
  return isLanguage(code) ? code : 'en';
}

export function textsIn(code: string): Texts {
  return all[pageLanguage(code)];
}
