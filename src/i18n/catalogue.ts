import type { ResolvedIntlConfig } from 'react-intl';
import { isOwnLanguage, languages, TRANSLATIONS_PATH, type OwnLanguage } from '../contracts/domain/language';

export type Messages = ResolvedIntlConfig['messages'];
type Books = Readonly<Record<OwnLanguage, Messages>>;

/** The sentences that are known so far, a book for each language. */
const books: Books = { en: {}, nl: {}, pt: {} };

/** Languages that the installation adds: the book, and what is said in the language itself. */
const added = new Map<string, { readonly book: Messages; readonly said: Messages }>();

/** What the frame and the overview say, which every page loads, in its own language only. */
const cores = {
  en: () => import(/* webpackChunkName: "core-en" */ '../../translations/core/en.json'),
  nl: () => import(/* webpackChunkName: "core-nl" */ '../../translations/core/nl.json'),
  pt: () => import(/* webpackChunkName: "core-pt" */ '../../translations/core/pt.json'),
};

/**
 * Called by the modules in `texts` when the piece that imports them has come. The page holds the book that is written
 * in: it knows the sentences at once, and what is on it is not rendered again. A language that the installation adds has
 * English where it says nothing itself.
 */
export function addTexts(texts: Books): void {
  for (const language of languages) Object.assign(books[language], texts[language]);
  for (const { book, said } of added.values()) Object.assign(book, texts.en, said);
}

/** Returns the book of a language, with all that is added to it later. */
export async function loadCatalogue(language: string): Promise<Messages> {
  if (!isOwnLanguage(language)) return loadAdded(language);
  const { default: core } = await cores[language]();
  return Object.assign(books[language], core);
}

async function loadAdded(language: string): Promise<Messages> {
  const known = added.get(language);
  if (known) return known.book;
  const [answer, english] = await Promise.all([
    fetch(`${TRANSLATIONS_PATH}${language}.json`),
    loadCatalogue('en'),
  ]);
  if (!answer.ok) throw new Error(`The sentences of ${language} cannot be loaded`);
  const said = (await answer.json()) as Messages;
  const book: Messages = Object.assign({}, english, said);
  added.set(language, { book, said });
  return book;
}
