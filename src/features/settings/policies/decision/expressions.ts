import { policyLimits } from '../../../../contracts/domain/policyLimits';
import type { Expression, ReadExpression } from './decision.types';

/**
 * Loads the engine for the regular expressions of rules, which takes linear time whatever somebody types. Plain text matches
 * itself; a value has to match as a whole.
 */
export async function loadExpressions(): Promise<ReadExpression> {
  const { RE2JS } = await import('re2js');
  const known = new Map<string, Expression | undefined>();

  function compiled(text: string): Expression | undefined {
    if (text.length > policyLimits.value) return undefined;
    try {
      const expression = RE2JS.compile(text);
      return (value) => expression.testExact(value);
    } catch {
      return undefined;
    }
  }

  return (text) => {
    if (!known.has(text)) known.set(text, compiled(text));
    return known.get(text);
  };
}
