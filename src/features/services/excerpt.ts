import { keyOf, type ListedService, type SearchTexts } from '../../contracts/domain/catalogue';
import { around } from '../../lib/around';
import { fold } from '../../lib/fold';

/**
 * Returns where a service was found, if neither name nor organisation say so: the part of a text, or of the entity id,
 * around the first word of the question. Nothing for an empty question.
 */
export function excerptOf(
  service: ListedService,
  question: string,
  texts: SearchTexts | undefined,
): string | undefined {
  const words = fold(question.trim()).split(/\s+/);
  const first = words[0];
  if (!first) return undefined;
  if (includesAll(fold(`${service.name} ${service.organisation}`), words)) return undefined;
  const lines = [...(texts?.get(keyOf(service)) ?? '').split('\n'), service.entityId];
  const text = lines.find((line) => includesAll(fold(line), words));
  return text === undefined ? undefined : around(text, fold(text).indexOf(first));
}

function includesAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
