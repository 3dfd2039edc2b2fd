import type { Random } from '../random';
import type { Subject } from '../subject';
import { subjects } from '../subjects/subjects';
import { companyKinds, companyWords, places, productWords, slug } from './words';

/** Makes unique names, and so unique domains, within this federation. */
export function makeServiceNames(
  random: Random,
  reserved: readonly string[],
): { next(): { name: string; subject: Subject } } {
  const taken = new Set(reserved.map(slug));
  function next(): { name: string; subject: Subject } {
    const subject = random.weighted(subjects);
    for (let attempt = 0; ; attempt++) {
      const parts = [random.pick(productWords), random.pick(subject.products)];
      if (attempt > 20) parts.push(String(random.between(2, 999)));
      const name = parts.join(' ');
      if (taken.has(slug(name))) continue;
      taken.add(slug(name));
      return { name, subject };
    }
  }
  return { next };
}

export function inventProviders(random: Random, count: number): string[] {
  const all = companyWords.flatMap((word) => companyKinds.map((kind) => `${word} ${kind}`));
  return random.shuffled(all).slice(0, count);
}

const LONGEST = 90;

/** Returns a name as long as the longest of a real catalogue: whole words, at most 90 characters. */
export function longName(name: string): string {
  const words =
    `${name} of the Joint Programme of the Universities of ${places.slice(0, 12).join(', ')}`.split(' ');
  const fitting = words.reduce((text, word) =>
    `${text} ${word}`.length <= LONGEST ? `${text} ${word}` : text,
  );
  return fitting.replace(/,$/, '');
}
