import type { ReadExpression } from '../../../../contracts/domain/policies/decision/decision.types';
import { expressionReader } from '../../../../contracts/domain/policies/decision/expressionReader';

/** Loads the engine for the regular expressions of rules. */
export async function loadExpressions(): Promise<ReadExpression> {
  const { RE2JS } = await import('re2js');
  return expressionReader((text) => RE2JS.compile(text));
}
