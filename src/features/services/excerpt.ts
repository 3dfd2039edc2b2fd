import { keyOf, type ListedService, type SearchTexts } from '../../contracts/domain/catalogue';
import { excerpt } from '../../lib/excerpt';
import { normalise } from '../../lib/normalise';

/**
 * Returns where a service was found, if neither name nor organisation say so: the part of a text, or of the entity id,
 * around the first word of the question. Nothing for an empty question.
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
