import type { AttributeTrace, Condition, Login } from './decision.types';

/**
 * Compares a condition with the person: one of its values must be present, or one that must be absent must be missing.
 */
export function attributeTrace({ name, wanted }: Condition, login: Login): AttributeTrace {
  const found = Object.hasOwn(login.attributes, name) ? (login.attributes[name] ?? []) : [];
  const trace = {
    name,
    wanted,
    found,
    invalid: wanted.filter(({ matches }) => !matches).map(({ value }) => value),
  };
  for (const { value, negated, matches } of wanted) {
    const fitting = matches && found.find((one) => matches(one));
    if (negated && matches && fitting === undefined) return { ...trace, match: { wanted: value } };
    if (!negated && fitting !== undefined) return { ...trace, match: { wanted: value, found: fitting } };
  }
  return trace;
}
