import type { Random } from './random';
import type { Subject } from './subject';
import { subjects } from './subjects/subjects';
import { companyKinds, companyWords, productWords } from './words';

/** Names that no other service of this federation has. */
export function makeServiceNames(random: Random): { next(): { name: string; subject: Subject } } {
  const taken = new Set<string>();
  function next(): { name: string; subject: Subject } {
    const subject = random.weighted(subjects);
    for (let attempt = 0; ; attempt++) {
      const words = [random.pick(productWords), random.pick(subject.products)];
      if (attempt > 20) words.push(String(random.between(2, 999)));
      const name = words.join(' ');
      if (taken.has(name)) continue;
      taken.add(name);
      return { name, subject };
    }
  }
  return { next };
}

export function inventProviders(random: Random, count: number): string[] {
  const all = companyWords.flatMap((word) => companyKinds.map((kind) => `${word} ${kind}`));
  return random.shuffled(all).slice(0, count);
}

/** As long as the longest names of a real catalogue: exactly 90 characters. */
export function longName(name: string): string {
  return `${name} of the Joint Programme for Shared Facilities in Education, Research and Innovation of the North`
    .slice(0, 90)
    .trimEnd()
    .padEnd(90, '.');
}
