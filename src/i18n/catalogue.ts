import type { ResolvedIntlConfig } from 'react-intl';
import { languages, type OwnLanguage } from '../contracts/domain/language';

export type Messages = ResolvedIntlConfig['messages'];
type Books = Readonly<Record<OwnLanguage, Messages>>;

/** The sentences that are known so far, a book for each language. */
const books: Books = { en: {}, nl: {}, pt: {} };

/** Called with all texts that come. */
export const whenTextsCome: ((texts: Books) => void)[] = [];

/** The texts of the frame and the overview, which every page loads in its own language only. */
const cores = {
  en: () => import(/* webpackChunkName: "core-en" */ '../../translations/core/en.json'),
  nl: () => import(/* webpackChunkName: "core-nl" */ '../../translations/core/nl.json'),
  pt: () => import(/* webpackChunkName: "core-pt" */ '../../translations/core/pt.json'),
};

/**
 * Called by the modules in `texts` when the piece that imports them has come. The page holds the book that is written
 * in: it knows the sentences at once, and what is on it is not rendered again.
 */
export function addTexts(texts: Books): void {
  for (const language of languages) Object.assign(books[language], texts[language]);
  for (const listener of whenTextsCome) listener(texts);
}

/** Returns the book of a language of ours, with all that is added to it later. */
export async function ownCatalogue(language: OwnLanguage): Promise<Messages> {
  const { default: core } = await cores[language]();
  return Object.assign(books[language], core);
}
