import type { CatalogueService } from '../../contracts/domain/service';
import { fold } from '../../lib/fold';

/**
 * What a service is found by, folded once: each name, description and list of keywords in every language, and the
 * organisation with the name, one line each; the entity id in the first line.
 */
export type SearchEntry = string;

const lineBreaks = /\s*[\r\n]+\s*/g;

export function searchEntry({
  entityId,
  name,
  names,
  descriptions,
  keywords,
  organisation,
}: CatalogueService): SearchEntry {
  const lines = new Set([
    entityId,
    `${name} ${organisation}`,
    ...Object.values(names),
    ...Object.values(descriptions),
    ...Object.values(keywords),
  ]);
  return fold([...lines].map((line) => line.replaceAll(lineBreaks, ' ')).join('\n'));
}

/**
 * The question, ready to be put to many entries. All words have to be in one and the same text, or the whole
 * question in the entity id (items 54, 55). Nothing typed: everything matches.
 */
export function matcher(question: string): (entry: SearchEntry) => boolean {
  const whole = fold(question.trim());
  const words = whole.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return (entry) => {
    if (!words.every((word) => entry.includes(word))) return false;
    const [entityId = '', ...texts] = entry.split('\n');
    return entityId.includes(whole) || texts.some((text) => words.every((word) => text.includes(word)));
  };
}
