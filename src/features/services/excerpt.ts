import type { Language } from '../../contracts/domain/language';
import { fold } from '../../lib/fold';
import type { ListedService } from './serviceList';

const before = 30;
const after = 70;

/**
 * Where a service was found, if neither name nor organisation say so: the part of a description, the keywords or
 * the entity id around the first word of the question. Nothing for an empty question.
 */
export function excerptOf(
  { service, name }: ListedService,
  question: string,
  language: Language,
): string | undefined {
  const words = fold(question.trim()).split(/\s+/);
  const first = words[0];
  if (!first) return undefined;
  const shown = fold(`${name} ${service.organisation}`);
  if (words.every((word) => shown.includes(word))) return undefined;
  const texts = [
    ...(service.descriptions[language] ? [service.descriptions[language]] : []),
    ...Object.values(service.descriptions),
    ...Object.values(service.keywords),
    ...Object.values(service.names),
    service.entityId,
  ];
  const text = texts.find((candidate) => includesAll(fold(candidate), words));
  return text === undefined ? undefined : around(text, fold(text).indexOf(first));
}

function includesAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function around(text: string, at: number): string {
  const from = Math.max(0, at - before);
  const to = Math.min(text.length, at + after);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
