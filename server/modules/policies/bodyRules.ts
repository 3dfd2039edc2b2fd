import type { PolicyAttribute } from '../../../src/contracts/domain/policies/policy';
import type { PolicyBody } from '../../../src/contracts/wire/policy';

/**
 * Returns the rules without repetitions, in their order. A member that a body leaves out of a rule keeps its stored
 * value, since a client that does not know negation would turn the rule into its opposite.
 */
export function distinctRules(
  attributes: PolicyBody['attributes'],
  stored: readonly PolicyAttribute[] = [],
): PolicyAttribute[] {
  const known = new Map<string, PolicyAttribute>();
  for (const { name, value, ...rest } of attributes) {
    const before = stored.find((one) => one.name === name && one.value === value);
    const negated = rest.negated ?? before?.negated ?? false;
    const group = rest.groupID ?? before?.group ?? 0;
    const attribute = { name, value, ...(negated && { negated }), ...(group > 0 && { group }) };
    known.set(JSON.stringify(attribute), attribute);
  }
  return [...known.values()];
}
