import { IntlMessageFormat } from 'intl-messageformat';
import { isOwnLanguage, languages, localeOf, type OwnLanguage } from '../../../src/contracts/domain/language';
import attributeEn from '../../../translations/attribute/en.json';
import attributeNl from '../../../translations/attribute/nl.json';
import attributePt from '../../../translations/attribute/pt.json';
import coreEn from '../../../translations/core/en.json';
import coreNl from '../../../translations/core/nl.json';
import corePt from '../../../translations/core/pt.json';
import fieldsEn from '../../../translations/fields/en.json';
import fieldsNl from '../../../translations/fields/nl.json';
import fieldsPt from '../../../translations/fields/pt.json';
import deskEn from '../../../translations/desk/en.json';
import deskNl from '../../../translations/desk/nl.json';
import deskPt from '../../../translations/desk/pt.json';
import mailEn from '../../../translations/mail/en.json';
import mailNl from '../../../translations/mail/nl.json';
import mailPt from '../../../translations/mail/pt.json';
import newsEn from '../../../translations/news/en.json';
import newsNl from '../../../translations/news/nl.json';
import newsPt from '../../../translations/news/pt.json';
import pageEn from '../../../translations/page/en.json';
import pageNl from '../../../translations/page/nl.json';
import pagePt from '../../../translations/page/pt.json';
import ticketEn from '../../../translations/ticket/en.json';
import ticketNl from '../../../translations/ticket/nl.json';
import ticketPt from '../../../translations/ticket/pt.json';
import ticketTypesEn from '../../../translations/ticketTypes/en.json';
import ticketTypesNl from '../../../translations/ticketTypes/nl.json';
import ticketTypesPt from '../../../translations/ticketTypes/pt.json';

export type Sentences = Readonly<Record<string, string>>;

/** Sentences of the languages that an installation adds, by language. */
export type Translations = ReadonlyMap<string, Sentences>;

/** Formats a sentence in one language. */
export type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Parts of the catalogue that the server uses: its pages, mails, ticket subjects, and names of attributes and levels.
 */
const own: Readonly<Record<OwnLanguage, Sentences>> = {
  en: {
    ...coreEn,
    ...attributeEn,
    ...fieldsEn,
    ...mailEn,
    ...newsEn,
    ...pageEn,
    ...deskEn,
    ...ticketEn,
    ...ticketTypesEn,
  },
  nl: {
    ...coreNl,
    ...attributeNl,
    ...fieldsNl,
    ...mailNl,
    ...newsNl,
    ...pageNl,
    ...deskNl,
    ...ticketNl,
    ...ticketTypesNl,
  },
  pt: {
    ...corePt,
    ...attributePt,
    ...fieldsPt,
    ...mailPt,
    ...newsPt,
    ...pagePt,
    ...deskPt,
    ...ticketPt,
    ...ticketTypesPt,
  },
};

/** Returns the text of an id; English if the language has none. */
export function textIn(id: string, language: string, translations: Translations): string {
  const text = isOwnLanguage(language) ? own[language][id] : translations.get(language)?.[id];
  return text ?? own.en[id] ?? id;
}

/** Returns the text in all languages of the installation. */
export function textsOf(id: string, translations: Translations): Readonly<Record<string, string>> {
  const spoken = [...languages, ...translations.keys()];
  return Object.fromEntries(spoken.map((language) => [language, textIn(id, language, translations)]));
}

export function sayIn(language: string, translations: Translations): Say {
  return (id, values = {}) => {
    const format = new IntlMessageFormat(textIn(id, language, translations), localeOf(language));
    return String(format.format(values));
  };
}
