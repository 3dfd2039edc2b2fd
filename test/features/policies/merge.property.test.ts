import fc from 'fast-check';
import type { PolicyContent } from '../../../src/contracts/domain/policies/policy';
import {
  mergePolicies,
  policyParts,
  type PolicyPart,
} from '../../../src/features/settings/policies/form/merge';

const word = fc.constantFrom('', 'a', 'b', 'c');
const anyContent: fc.Arbitrary<PolicyContent> = fc
  .record({
    name: word,
    description: word,
    services: fc.shuffledSubarray(['s1', 's2']),
    institutions: fc.shuffledSubarray(['i1', 'i2']),
    deny: fc.boolean(),
    allAttributesMustMatch: fc.boolean(),
    attributes: fc.array(fc.record({ name: fc.constantFrom('x', 'y'), value: word }), { maxLength: 3 }),
    denyMessages: fc.record({ en: word, nl: word, pt: word }),
    active: fc.boolean(),
  })
  // A denial wants all, in every state that can be stored.
  .map((content) => ({
    ...content,
    allAttributesMustMatch: content.deny || content.allAttributesMustMatch,
  }));

const nothing: PolicyContent = {
  ...{ name: '', description: '', services: [], institutions: [], deny: false, active: false },
  ...{ allAttributesMustMatch: false, attributes: [], denyMessages: { en: '', nl: '', pt: '' } },
};

/** One part of a policy, read without the rules of the merge: unordered, with denials separate. */
function part(name: PolicyPart, content: PolicyContent): string {
  const { denyMessages, ...members } = content;
  const texts = {
    denyMessageEn: denyMessages.en,
    denyMessageNl: denyMessages.nl,
    denyMessagePt: denyMessages.pt,
  };
  const found = Object.entries({ ...members, ...texts }).find(([key]) => key === name)?.[1];
  return Array.isArray(found)
    ? found
        .map((one) => JSON.stringify(one))
        .sort()
        .join()
    : JSON.stringify(found);
}

test('a part that only one has changed is that one’s; a part that both have changed is mine, and is reported', () => {
  fc.assert(
    fc.property(anyContent, anyContent, anyContent, (base, mine, theirs) => {
      const { content, adopted, clashes } = mergePolicies(base, mine, theirs);
      for (const name of policyParts) {
        const [was, my, their, is] = [base, mine, theirs, content].map((one) => part(name, one));
        const clash = was !== my && was !== their && my !== their;
        expect([name, clashes.includes(name)]).toEqual([name, clash]);
        expect([name, adopted.includes(name)]).toEqual([name, was === my && was !== their]);
        const wanted = was === my ? their : my;
        // A denial by either of the two requires all.
        if (name !== 'allAttributesMustMatch' || !content.deny) expect([name, is]).toEqual([name, wanted]);
      }
      expect(content.deny && !content.allAttributesMustMatch).toBe(false);
    }),
  );
});

test('without my changes it is theirs; without their changes it is mine; and no one clashes with oneself', () => {
  fc.assert(
    fc.property(anyContent, anyContent, (base, other) => {
      for (const [mine, theirs] of [
        [base, other],
        [other, base],
        [other, other],
      ] as const) {
        const { content, clashes } = mergePolicies(base, mine, theirs);
        expect(clashes).toEqual([]);
        for (const name of policyParts) expect(part(name, content)).toBe(part(name, other));
      }
    }),
  );
});

test('saving the message does not undo a description that I never touched', () => {
  const base = { ...nothing, description: 'old' };
  const theirs = { ...base, description: 'new' };
  const mine = { ...base, denyMessages: { ...base.denyMessages, en: 'No' } };
  const { content, adopted, clashes } = mergePolicies(base, mine, theirs);
  expect(content).toEqual({ ...theirs, denyMessages: mine.denyMessages });
  expect([adopted, clashes]).toEqual([['description'], []]);
});
