import fc from 'fast-check';
import type {
  JudgedPolicy,
  Login,
  Verdict,
} from '../../../src/contracts/domain/policies/decision/decision.types';
import { evaluate } from '../../../src/contracts/domain/policies/decision/evaluate';
import type { PolicyAttribute } from '../../../src/contracts/domain/policies/policy';
import { anyLogin, anyPolicy, read } from '../../support/anyPolicy';

/** States the rules again, as decision 6 says them, one by one. */
function plainly(policies: readonly JudgedPolicy[], { service, institution, attributes }: Login) {
  const counting = policies.filter(
    (policy) =>
      policy.active &&
      policy.type === 'reg' &&
      (policy.services.length === 0 ||
        policy.services.includes(service) !== (policy.servicesNegated === true)) &&
      (policy.institutions.length === 0 || policy.institutions.includes(institution)),
  );
  const verdicts = counting.map((policy): Verdict => {
    if (policy.attributes.some(({ value }) => value === '(')) return 'indeterminate';
    const keyOf = ({ name, group = 0 }: PolicyAttribute) => `${name}${group}`;
    const results = [...new Set(policy.attributes.map(keyOf))].map((key) =>
      policy.attributes.filter((attribute) => keyOf(attribute) === key),
    );
    const meets = (alternatives: typeof policy.attributes) =>
      alternatives.some(
        ({ name, value, negated = false }) => (attributes[name] ?? []).includes(value) !== negated,
      );
    const matches =
      results.length === 0 || (policy.allAttributesMustMatch ? results.every(meets) : results.some(meets));
    if (!policy.deny) return matches ? 'permit' : 'deny';
    if (matches) return 'deny';
    const unmet = results.filter((alternatives) => !meets(alternatives)).flat();
    return unmet.some(({ name }) => (attributes[name] ?? []).length === 0) ? 'indeterminate' : 'permit';
  });
  if (verdicts.length === 0) return 'notApplicable';
  if (verdicts.includes('deny')) return 'deny';
  return verdicts.includes('indeterminate') ? 'indeterminate' : 'permit';
}

test('the outcome is that of the rules read one by one', () => {
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 4 }), anyLogin, (policies, login) => {
      expect(evaluate(policies, login, read).outcome).toBe(plainly(policies, login));
    }),
    { numRuns: 2000 },
  );
});

test('the order of policies, and those that do not count, make no difference', () => {
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 4 }), anyPolicy, anyLogin, (policies, more, login) => {
      const { outcome } = evaluate(policies, login, read);
      const off = { ...more, active: false };
      expect(evaluate([off, ...policies.toReversed()], login, read).outcome).toBe(outcome);
    }),
  );
});

test('every policy has its trace, and the decisive rule is named', () => {
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 4 }), anyLogin, (policies, login) => {
      const { traces } = evaluate(policies, login, read);
      expect(traces.map(({ policy }) => policy)).toEqual(policies);
      for (const trace of traces)
        if ('verdict' in trace)
          expect(trace.decisive.length > 0 || trace.policy.attributes.length === 0).toBe(true);
    }),
  );
});
