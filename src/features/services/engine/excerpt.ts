import { keyOf, type ListedService, type SearchTexts } from '../../../contracts/domain/services/catalogue';
import { excerpt } from '../../../lib/excerpt';
import { normalise } from '../../../lib/normalise';

/**
 * Returns the words around the first match in a text or in the entity id, if neither name nor organisation
 * match. Undefined for an empty question.
 */
export function excerptOf(
  service: ListedService,
  question: string,
  texts: SearchTexts | undefined,
): string | undefined {
  const words = normalise(question.trim()).split(/\s+/);
  const first = words[0];
  if (!first) return undefined;
  if (includesAll(normalise(`${service.name} ${service.organisation}`), words)) return undefined;
  const lines = [...(texts?.get(keyOf(service)) ?? '').split('\n'), service.entityId];
  const text = lines.find((line) => includesAll(normalise(line), words));
  return text === undefined ? undefined : excerpt(text, normalise(text).indexOf(first));
}

function includesAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
