import { keyOf, type ListedService, type SearchTexts } from '../../../contracts/domain/services/catalogue';
import { normalise } from '../../../lib/normalise';
import { emptyBits, hasBit, placesOf, setBit, type Bits } from './bits';
import { buildTextIndex, type TextIndex } from './textIndex';

/** The searched texts: names and entity ids only, until everything is indexed. */
type Reach = 'names' | 'everything';

/** Searches the services of one list. */
export interface Search {
  readonly reach: () => Reach;
  /** Returns the services that match; undefined for a question without words. */
  readonly find: (question: string) => Bits | undefined;
  /** Returns the one indexing run of this list, which other work may interrupt after each yield. */
  readonly prepare: () => Generator<undefined, void>;
}

/**
 * Returns the search over a list. All words of a question have to occur in the same text, which is a name, a
 * description or a list of keywords in any language. Accents and case do not count (REQUIREMENTS 54, 55).
 */
export function searchOver(services: readonly ListedService[], texts: SearchTexts | undefined): Search {
  // Created on the first use, so that it does not delay the first rows of the list.
  let book: LineBook | undefined;
  const lines = () => (book ??= new LineBook(services));
  let index: TextIndex | undefined;
  let work: Generator<undefined, void> | undefined;

  return {
    reach: () => (index && texts ? 'everything' : 'names'),
    find: (question) => {
      const whole = normalise(question.trim());
      const words = wordsOf(whole);
      if (words.length === 0) return undefined;
      return index ? lines().look(index, whole, words) : lines().scan(whole, words);
    },
    prepare: () => (work ??= build()),
  };

  function* build(): Generator<undefined, void> {
    if (texts) yield* lines().add(texts);
    index = yield* buildTextIndex(lines().count(), (line) => lines().wordsAt(line));
    lines().forget();
  }
}

const blanks = /\s+/;

function wordsOf(normalised: string): string[] {
  return normalised.split(blanks).filter((word) => word !== '');
}

const SERVICES_AT_A_TIME = 200;

/**
 * Holds the lines that are searched, and the service of each: first the entity ids, one a service, then the names, then
 * the other texts.
 */
class LineBook {
  private readonly owners: number[] = [];
  private texts: string[] = [];
  /** Names and entity ids without accents and case, kept until the index is built. */
  private names: string[] | undefined;
  private readonly blankInEntityId: boolean;

  constructor(private readonly services: readonly ListedService[]) {
    services.forEach(({ entityId }, index) => this.line(index, entityId));
    services.forEach(({ name, organisation }, index) => this.line(index, `${name} ${organisation}`));
    this.blankInEntityId = services.some(({ entityId }) => blanks.test(entityId));
  }

  count(): number {
    return this.owners.length;
  }

  *add(texts: SearchTexts): Generator<undefined, void> {
    for (const [place, service] of this.services.entries()) {
      const text = texts.get(keyOf(service));
      if (text) for (const line of text.split('\n')) this.line(place, line);
      if (place % SERVICES_AT_A_TIME === SERVICES_AT_A_TIME - 1) yield;
    }
  }

  /** Returns the words of a line. An entity id counts as one word, with any characters. */
  wordsAt(line: number): readonly string[] {
    const normalised = normalise(this.texts[line] ?? '');
    return line < this.services.length ? [normalised] : wordsOf(normalised);
  }

  /** Drops the texts once they are in the index. */
  forget(): void {
    this.texts = [];
    this.names = undefined;
  }

  /** Returns the services that have a line with all words, or an entity id with the whole question. */
  look(index: TextIndex, whole: string, words: readonly string[]): Bits {
    const size = this.services.length;
    const lines = index.linesWith(words);
    const result = emptyBits(size);
    for (let line = words.length > 1 ? size : 0; line < this.owners.length; line += 1) {
      if (hasBit(lines, line)) setBit(result, this.owners[line] ?? 0);
    }
    // Only an entity id can be a word with a blank in it.
    if (words.length > 1 && this.blankInEntityId)
      for (const place of placesOf(index.linesWith([whole]))) setBit(result, place);
    return result;
  }

  /** Returns the services whose name or entity id matches, by reading all of them. */
  scan(whole: string, words: readonly string[]): Bits {
    const size = this.services.length;
    this.names ??= this.texts.slice(0, size * 2).map(normalise);
    const result = emptyBits(size);
    for (let index = 0; index < size; index += 1) {
      const name = this.names[size + index] ?? '';
      if (this.names[index]?.includes(whole) || words.every((word) => name.includes(word)))
        setBit(result, index);
    }
    return result;
  }

  private line(owner: number, text: string): void {
    this.owners.push(owner);
    this.texts.push(text);
  }
}
