import { isLanguage, languages, type Language } from '../../../src/contracts/domain/language';
import en from '../../../translations/en.json';
import nl from '../../../translations/nl.json';
import pt from '../../../translations/pt.json';

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, nl, pt };

/** Returns what the pages say under this id; English where the language has none of it. */
export function pageWord(id: string, language: string): string {
  return words[isLanguage(language) ? language : 'en'][id] ?? id;
}

/** The same in every language. */
export function pageWords(id: string): Readonly<Record<Language, string>> {
  return Object.fromEntries(languages.map((language) => [language, pageWord(id, language)])) as Record<
    Language,
    string
  >;
}
