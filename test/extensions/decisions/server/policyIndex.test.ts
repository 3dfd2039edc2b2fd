import fc from 'fast-check';
import { evaluate } from '../../../../src/contracts/domain/policies/decision/evaluate';
import { readyPolicy } from '../../../../src/contracts/domain/policies/decision/readyPolicy';
import { PolicyIndex } from '../../../../server/extensions/decisions/policyIndex';
import { anyLogin, anyPolicy, read } from '../../../support/anyPolicy';

test('the index gives the same answer as the rules, read one by one over all policies', () => {
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 8 }), anyLogin, (policies, login) => {
      const index = new PolicyIndex(
        policies.map((policy) => ({
          state: { id: policy.id, number: 1, savedAt: new Date(0) },
          ready: readyPolicy(policy, read),
        })),
      );
      const plain = evaluate(policies, login, read);
      const counting = plain.traces.filter((trace) => 'verdict' in trace);
      const { outcome, levels, traces } = index.decide(login);
      expect({ outcome, levels }).toEqual({ outcome: plain.outcome, levels: plain.levels });
      // The order matters as well, since the message of the first denial is shown.
      expect(traces.filter((trace) => 'verdict' in trace).map(({ policy }) => policy.id)).toEqual(
        counting.map(({ policy }) => policy.id),
      );
    }),
    { numRuns: 2000 },
  );
});
