import type { Language } from '../contracts/domain/language';
import { TRANSLATIONS_PATH } from '../contracts/domain/translations';
import { ownCatalogue, whenTextsCome, type Messages } from './catalogue';

const books = new Map<Language, Messages>();

/**
 * Returns the book of a language that the installation adds. It has English where the language says nothing itself, also in
 * the parts that come later.
 */
export async function loadAdded(language: Language): Promise<Messages> {
  const known = books.get(language);
  if (known) return known;
  const [answer, english] = await Promise.all([
    fetch(`${TRANSLATIONS_PATH}${language}.json`),
    ownCatalogue('en'),
  ]);
  if (!answer.ok) throw new Error(`The sentences of ${language} cannot be loaded`);
  const said = (await answer.json()) as Messages;
  const book: Messages = Object.assign({}, english, said);
  whenTextsCome.push((texts) => void Object.assign(book, texts.en, said));
  books.set(language, book);
  return book;
}
