import { fold } from '../../lib/fold';
import type { ListedService } from './serviceList';

const reach = 60;

/**
 * Where a service was found, if neither name nor organisation say so: the part of a description, the keywords or
 * the entity id around the first word of the question. Nothing for an empty question.
 */
export function excerptOf({ service, name }: ListedService, question: string): string | undefined {
  const words = fold(question.trim()).split(/\s+/);
  const first = words[0];
  if (!first) return undefined;
  const shown = fold(`${name} ${service.organisation}`);
  if (words.every((word) => shown.includes(word))) return undefined;
  const texts = [
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
  const from = Math.max(0, at - reach);
  const to = Math.min(text.length, at + reach * 2);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
