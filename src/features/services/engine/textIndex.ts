import { emptyBits, hasBit, setBit, type Bits } from './bits';

/**
 * Knows which lines hold which words. A line is a text in which all words of a question have to occur. A question may
 * name a part of a word.
 */
export interface TextIndex {
  /** Returns the lines that hold all of these words. */
  readonly linesWith: (words: readonly string[]) => Bits;
}

/** The normalised words of one line. A whole text may count as one word. */
export type LineOfWords = readonly string[];

const WORDS_AT_A_TIME = 4_000;
/** Steps between two yields in loops that only count and copy. */
const PAIRS_AT_A_TIME = 40_000;

/** Builds the index, and yields after each portion, since thousands of texts take longer than a frame. */
export function* buildTextIndex(
  lineCount: number,
  lineAt: (line: number) => LineOfWords,
): Generator<undefined, TextIndex> {
  const numbers = new Map<string, number>();
  let wordOf = new Uint32Array(1024);
  let lineOf = new Uint32Array(1024);
  let pairs = 0;
  let sincePause = 0;
  for (let line = 0; line < lineCount; line += 1) {
    for (const word of new Set(lineAt(line))) {
      let number = numbers.get(word);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(word, number);
      }
      if (pairs === wordOf.length) {
        wordOf = grown(wordOf);
        lineOf = grown(lineOf);
      }
      wordOf[pairs] = number;
      lineOf[pairs] = line;
      pairs += 1;
      sincePause += 1;
    }
    if (sincePause > WORDS_AT_A_TIME) {
      sincePause = 0;
      yield;
    }
  }
  const words = [...numbers.keys()];
  yield;
  // `lines` holds the lines of the first word, then those of the second, and so on; `starts` says where those of each
  // word begin.
  const starts = new Uint32Array(words.length + 1);
  for (let pair = 0; pair < pairs; pair += 1) {
    const next = (wordOf[pair] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
    if (pair % PAIRS_AT_A_TIME === PAIRS_AT_A_TIME - 1) yield;
  }
  for (let word = 0; word < words.length; word += 1)
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const filled = starts.slice();
  const lines = new Uint32Array(pairs);
  for (let pair = 0; pair < pairs; pair += 1) {
    const word = wordOf[pair] ?? 0;
    const at = filled[word] ?? 0;
    lines[at] = lineOf[pair] ?? 0;
    filled[word] = at + 1;
    if (pair % PAIRS_AT_A_TIME === PAIRS_AT_A_TIME - 1) yield;
  }

  function linesOf(part: string, among: Bits | undefined): Bits {
    const result = emptyBits(lineCount);
    words.forEach((word, number) => {
      if (!word.includes(part)) return;
      const end = starts[number + 1] ?? 0;
      for (let at = starts[number] ?? 0; at < end; at += 1) {
        const line = lines[at] ?? 0;
        if (!among || hasBit(among, line)) setBit(result, line);
      }
    });
    return result;
  }

  return {
    linesWith: (parts) => {
      let result: Bits | undefined;
      // The longest part comes first, since it leaves the fewest lines.
      for (const part of parts.toSorted((a, b) => b.length - a.length)) result = linesOf(part, result);
      return result ?? emptyBits(lineCount);
    },
  };
}

function grown(old: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(old.length * 2);
  next.set(old);
  return next;
}
