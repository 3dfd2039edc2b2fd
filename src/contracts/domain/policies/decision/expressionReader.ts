import { policyLimits } from '../policyLimits';
import type { Expression, ReadExpression } from './decision.types';

/** Text that matches itself needs no engine. */
const PLAIN = /^[^\\^$.|?*+()[\]{}]*$/;

/** Returns whether a value is plain text, not an expression: it matches itself. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/**
 * Makes the reader of a policy's values, on an engine that takes linear time for any input; `compile` throws for an
 * invalid expression. A value has to match as a whole.
 */
export function expressionReader(
  compile: (text: string) => { testExact(value: string): boolean },
): ReadExpression {
  function expressionOf(text: string): Expression | undefined {
    if (text.length > policyLimits.value) return undefined;
    if (isPlain(text)) return (value) => value === text;
    try {
      const expression = compile(text);
      return (value) => expression.testExact(value);
    } catch {
      return undefined;
    }
  }

  const known = new Map<string, Expression | undefined>();
  return (text) => {
    if (!known.has(text)) known.set(text, expressionOf(text));
    return known.get(text);
  };
}
