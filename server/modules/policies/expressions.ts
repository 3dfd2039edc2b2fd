import { RE2JS } from 're2js';

/** Most instructions of one expression; plain text has one for each character. */
const LARGEST = 20_000;
/** Text that matches itself needs no engine. */
const PLAIN = /^[^\\^$.|?*+()[\]{}]*$/;

/**
 * Reads a rule's value as the decision point does, in an engine that takes linear time. Returns its size in instructions,
 * or what is wrong with it. A short text can unfold into a very large program, which every login would pay for.
 */
export function sizeOfExpression(text: string): number | 'invalid' | 'too large' {
  if (PLAIN.test(text)) return text.length;
  try {
    const size = RE2JS.compile(text).programSize();
    return size > LARGEST ? 'too large' : size;
  } catch {
    return 'invalid';
  }
}
