import { isLanguage, languages, type Language } from '../../../src/contracts/domain/language';
import attributeEn from '../../../translations/attribute/en.json';
import attributeNl from '../../../translations/attribute/nl.json';
import attributePt from '../../../translations/attribute/pt.json';
import coreEn from '../../../translations/core/en.json';
import coreNl from '../../../translations/core/nl.json';
import corePt from '../../../translations/core/pt.json';
import fieldsEn from '../../../translations/fields/en.json';
import fieldsNl from '../../../translations/fields/nl.json';
import fieldsPt from '../../../translations/fields/pt.json';

/** The parts of the catalogue that name attributes and levels. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...coreEn, ...attributeEn, ...fieldsEn },
  nl: { ...coreNl, ...attributeNl, ...fieldsNl },
  pt: { ...corePt, ...attributePt, ...fieldsPt },
};

/** Returns what the pages say under this id; English where the language has none of it. */
export function pageWord(id: string, language: string): string {
  return words[isLanguage(language) ? language : 'en'][id] ?? id;
}

/** Returns it in every language. */
export function pageWords(id: string): Readonly<Record<Language, string>> {
  return Object.fromEntries(languages.map((language) => [language, pageWord(id, language)])) as Record<
    Language,
    string
  >;
}
