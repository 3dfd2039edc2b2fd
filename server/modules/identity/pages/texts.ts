import { isLanguage, type Language } from '../../../../src/contracts/domain/language';
import { en } from './texts.en';
import { nl } from './texts.nl';
import { pt } from './texts.pt';

/** Sentences of the pages that the server itself shows around the login; every language has all of them. */
export type Texts = typeof en;

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
