import type { Language } from '../contracts/domain/language';
import { TRANSLATIONS_PATH } from '../contracts/domain/translations';
import { ownCatalogue, whenTextsCome, type Messages } from './catalogue';

const books = new Map<Language, Messages>();
const told = new Map<Language, Messages>();

/** Sets the sentences of a language where there is no page to request them. */
export function tellAdded(language: Language, said: Messages): void {
  told.set(language, said);
}

/**
 * Returns the book of a language that the installation adds. English fills its gaps, also in the parts that
 * come later.
 */
export async function loadAdded(language: Language): Promise<Messages> {
  const known = books.get(language);
  if (known) return known;
  const [said, english] = await Promise.all([told.get(language) ?? fetched(language), ownCatalogue('en')]);
  const book: Messages = Object.assign({}, english, said);
  whenTextsCome.push((texts) => void Object.assign(book, texts.en, said));
  books.set(language, book);
  return book;
}

async function fetched(language: Language): Promise<Messages> {
  const answer = await fetch(`${TRANSLATIONS_PATH}${language}.json`);
  if (!answer.ok) throw new Error(`The sentences of ${language} cannot be loaded`);
  return (await answer.json()) as Messages;
}
