import type { Language } from '../contracts/domain/language';
import { TRANSLATIONS_PATH } from '../contracts/domain/translations';
import { ownCatalogue, whenTextsCome, type Messages } from './catalogue';

const books = new Map<Language, Messages>();
const added = new Map<Language, Messages>();

/** Sets the sentences of a language where there is no page to request them. */
export function registerAdded(language: Language, messages: Messages): void {
  added.set(language, messages);
}

/**
 * Returns the book of a language that the installation adds. English fills its gaps, also in the parts that
 * come later.
 */
export async function loadAdded(language: Language): Promise<Messages> {
  const known = books.get(language);
  if (known) return known;
  const [messages, english] = await Promise.all([
    added.get(language) ?? fetched(language),
    ownCatalogue('en'),
  ]);
  const book: Messages = Object.assign({}, english, messages);
  whenTextsCome.push((texts) => void Object.assign(book, texts.en, messages));
  books.set(language, book);
  return book;
}

async function fetched(language: Language): Promise<Messages> {
  const response = await fetch(`${TRANSLATIONS_PATH}${language}.json`);
  if (!response.ok) throw new Error(`The sentences of ${language} cannot be loaded`);
  return (await response.json()) as Messages;
}
