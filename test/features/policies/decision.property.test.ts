import fc from 'fast-check';
import type {
  JudgedPolicy,
  Login,
  ReadExpression,
  Verdict,
} from '../../../src/features/settings/policies/decision/decision.types';
import { evaluate } from '../../../src/features/settings/policies/decision/evaluate';

/** Plain text, and one expression that cannot be read. */
const read: ReadExpression = (text) => (text === '(' ? undefined : (value) => value === text);

const names = ['a', 'b', 'c'];
const values = ['x', 'y', ''];
const anyPolicy: fc.Arbitrary<JudgedPolicy> = fc.record({
  id: fc.uuid(),
  name: fc.constant('policy'),
  type: fc.constantFrom('reg', 'reg', 'step'),
  active: fc.boolean(),
  services: fc.subarray(['s1', 's2']),
  institutions: fc.subarray(['i1', 'i2']),
  deny: fc.boolean(),
  allAttributesMustMatch: fc.boolean(),
  attributes: fc.array(
    fc.record({ name: fc.constantFrom(...names), value: fc.constantFrom('x', 'y', 'z', '(') }),
    { maxLength: 5 },
  ),
  denyMessages: fc.constant({ en: '', nl: '', pt: '' }),
});
const anyLogin: fc.Arbitrary<Login> = fc.record({
  service: fc.constantFrom('s1', 's2'),
  institution: fc.constantFrom('i1', 'i3'),
  attributes: fc.dictionary(
    fc.constantFrom(...names),
    fc.array(fc.constantFrom(...values), { maxLength: 2 }),
  ),
});

/** States the rules again, as decision 6 says them, one by one. */
function plainly(policies: readonly JudgedPolicy[], { service, institution, attributes }: Login) {
  const counting = policies.filter(
    (policy) =>
      policy.active &&
      policy.type === 'reg' &&
      policy.services.includes(service) &&
      (policy.institutions.length === 0 || policy.institutions.includes(institution)),
  );
  const verdicts = counting.map((policy): Verdict => {
    if (policy.attributes.some(({ value }) => value === '(')) return 'indeterminate';
    const asked = [...new Set(policy.attributes.map(({ name }) => name))];
    const meets = (name: string) =>
      policy.attributes.some((rule) => rule.name === name && attributes[name]?.includes(rule.value));
    const matches =
      asked.length === 0 || (policy.allAttributesMustMatch ? asked.every(meets) : asked.some(meets));
    if (!policy.deny) return matches ? 'permit' : 'deny';
    if (matches) return 'deny';
    return asked.some((name) => (attributes[name] ?? []).length === 0) ? 'indeterminate' : 'permit';
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

test('every policy has its trace, and what decided is named', () => {
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
