import { isOwnLanguage, type Language } from '../contracts/domain/language';
import { ownCatalogue, type Messages } from './catalogue';

/** Returns the book of a language, with all that is added to it later. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  if (isOwnLanguage(language)) return ownCatalogue(language);
  return (await import('./addedLanguage')).loadAdded(language);
}
