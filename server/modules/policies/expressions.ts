import { RE2JS } from 're2js';
import type { ReadExpression } from '../../../src/contracts/domain/policies/decision/decision.types';
import { expressionReader, isPlain } from '../../../src/contracts/domain/policies/decision/expressionReader';

/** Maximum number of instructions of one expression; plain text has one per character. */
const LARGEST = 20_000;

/**
 * Reads a rule's value as the decision point does, in an engine that takes linear time. Returns its size in
 * instructions, or what is wrong with it. A short text can expand into a very large program, which would slow down
 * every login.
 */
export function sizeOfExpression(text: string): number | 'invalid' | 'too large' {
  if (isPlain(text)) return text.length;
  try {
    const size = RE2JS.compile(text).programSize();
    return size > LARGEST ? 'too large' : size;
  } catch {
    return 'invalid';
  }
}

/** Makes a reader of values with a cache. */
export function readExpressions(): ReadExpression {
  return expressionReader((text) => RE2JS.compile(text));
}
