import { normalise } from '../../lib/normalise';

/** The typed text, folded. */
export interface Question {
  readonly whole: string;
  readonly words: readonly string[];
}

/** Folded texts of something that can be found. */
export interface Findable {
  readonly name: string;
  /** Words beside the name, with less weight. */
  readonly more?: string;
  /** Found as a whole only: an entity id. */
  readonly id?: string;
}

/** The worst rank. */
const LAST = 6;

export function questionOf(text: string): Question {
  const whole = normalise(text.trim());
  return { whole, words: whole.split(/\s+/).filter((word) => word !== '') };
}

/**
 * Returns how well an entry matches, 0 is best: the name itself, its beginning, the beginning of a word in
 * it, all words at beginnings of its words, all in it, all in it and the words beside it; the id. Undefined
 * if it does not match.
 */
function rankOf({ name, more = '', id }: Findable, { whole, words }: Question): number | undefined {
  if (words.every((word) => name.includes(word))) {
    if (name === whole) return 0;
    if (name.startsWith(whole)) return 1;
    if (name.includes(` ${whole}`)) return 2;
    return words.every((word) => beginsWord(name, word)) ? 3 : 4;
  }
  if (more !== '' && words.every((word) => name.includes(word) || more.includes(word))) return 5;
  return id?.includes(whole) ? LAST : undefined;
}

function beginsWord(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`);
}

export interface Ranked<Thing> {
  readonly thing: Thing;
  readonly rank: number;
}

/** Returns the best matches; equally good ones keep their order. Nothing is sorted. */
export function best<Thing>(
  things: readonly Thing[],
  findable: (thing: Thing, index: number) => Findable,
  question: Question,
  most: number,
): readonly Ranked<Thing>[] {
  if (question.words.length === 0) return [];
  const ranks: Ranked<Thing>[][] = Array.from({ length: LAST + 1 }, () => []);
  things.forEach((thing, index) => {
    const rank = rankOf(findable(thing, index), question);
    const found = rank === undefined ? undefined : ranks[rank];
    if (found && rank !== undefined && found.length < most) found.push({ thing, rank });
  });
  return ranks.flat().slice(0, most);
}
