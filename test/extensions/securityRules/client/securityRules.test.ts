/** The rules that a connected service breaks (REQUIREMENTS 420), and the form of the rules. */
import fc from 'fast-check';
import {
  attributeCalled,
  knownAttribute,
} from '../../../../src/contracts/domain/attributes/attributeDictionary';
import {
  defaultSecurityRules,
  gapsOf,
  isUnchecked,
  securityRuleKinds,
  sensitiveAttributes,
  type SecurityFacts,
} from '../../../../src/extensions/securityRules/contract/securityRules';
import type { SecurityRules } from '../../../../src/extensions/securityRules/contract/securityRules.wire';
import { draftOf, rulesOf, rulesSchema } from '../../../../src/extensions/securityRules/page/rulesDraft';

const number = attributeCalled('schacPersonalUniqueID');
const numberAsOid = knownAttribute(number)?.aliases[0] ?? '';
const mail = attributeCalled('mail');
const rs = 'http://refeds.org/category/research-and-scholarship';
const level = { level: { rank: 2, attributes: [number] } };
const HIGHEST = 3;

/** A service that keeps every rule. */
const good: SecurityFacts = {
  released: [mail],
  categories: [rs],
  rank: 1,
  secondFactor: false,
  policies: 1,
  unused: false,
  sirtfi: true,
  contract: 'AO',
};

test.each<[string, Partial<SecurityFacts>, SecurityRules, object[]]>([
  [
    'a national number without a level',
    { released: [number] },
    level,
    [{ rule: 'level', received: [number] }],
  ],
  ['by another of its names', { released: [numberAsOid] }, level, [{ rule: 'level', received: [number] }]],
  ['everything', { released: 'everything' }, level, [{ rule: 'level', received: 'everything' }]],
  ['the level that is needed', { released: [number], rank: 2 }, level, []],
  ['another attribute', { released: [mail] }, level, []],
  [
    'a level that the installation does not have',
    { released: [number], rank: HIGHEST },
    { level: { rank: 4, attributes: [number] } },
    [],
  ],
  [
    'a sensitive attribute without a second factor',
    { released: [mail] },
    { multiFactor: { attributes: [mail] } },
    [{ rule: 'multiFactor', received: [mail] }],
  ],
  ['one with it', { released: [mail], secondFactor: true }, { multiFactor: { attributes: [mail] } }, []],
  [
    'more than the category has',
    { released: [mail, number] },
    { beyondCategory: {} },
    [{ rule: 'beyondCategory', received: [number] }],
  ],
  [
    'the category, written with https',
    { released: [number], categories: [rs.replace('http:', 'https:')] },
    { beyondCategory: {} },
    [{ rule: 'beyondCategory', received: [number] }],
  ],
  [
    'no category, so that its attributes are unknown',
    { released: [number], categories: [] },
    { beyondCategory: {} },
    [],
  ],
  [
    'the home organisation',
    { released: [attributeCalled('schacHomeOrganization')] },
    { beyondCategory: {} },
    [],
  ],
  ['no policy', { policies: 0 }, { policy: { categories: [], contracts: [] } }, [{ rule: 'policy' }]],
  [
    'no policy, of the category',
    { policies: 0 },
    { policy: { categories: [rs], contracts: [] } },
    [{ rule: 'policy' }],
  ],
  [
    'no policy, of the contract',
    { policies: 0 },
    { policy: { categories: [], contracts: ['ao'] } },
    [{ rule: 'policy' }],
  ],
  ['no policy, of neither', { policies: 0 }, { policy: { categories: [`${rs}2`], contracts: ['ix'] } }, []],
  ['a policy', {}, { policy: { categories: [], contracts: [] } }, []],
  ['no logins', { unused: true }, { unused: { since: 'year' } }, [{ rule: 'unused' }]],
  ['no Sirtfi', { sirtfi: false }, { sirtfi: {} }, [{ rule: 'sirtfi' }]],
  ['nothing filled in about a contract', { contract: ' ' }, { contract: {} }, [{ rule: 'contract' }]],
  ['a contract that was declined', { contract: 'None' }, { contract: {} }, [{ rule: 'contract' }]],
  ['a contract that only this federation has', { contract: 'Framework 7' }, { contract: {} }, []],
])('%s', (_title, facts, rules, gaps) => {
  expect(gapsOf({ ...good, ...facts }, rules, HIGHEST)).toEqual(gaps);
});

const attribute = fc.constantFrom(...sensitiveAttributes, mail);
const attributes = fc.uniqueArray(attribute, { minLength: 1, maxLength: 5 });
const anyRules: fc.Arbitrary<SecurityRules> = fc.record(
  {
    level: fc.record({ rank: fc.constantFrom(1.5, 2, 3), attributes }),
    multiFactor: fc.record({ attributes }),
    beyondCategory: fc.constant({}),
    policy: fc.record({
      categories: fc.subarray([rs]),
      contracts: fc.subarray(['ao', 'ix', 'none']),
    }),
    unused: fc.record({ since: fc.constantFrom('month', 'quarter', 'year') }),
    sirtfi: fc.constant({}),
    contract: fc.constant({}),
  },
  { requiredKeys: [] },
);
const anyFacts: fc.Arbitrary<SecurityFacts> = fc.record({
  released: fc.oneof(fc.constant('everything' as const), fc.array(attribute, { maxLength: 4 })),
  categories: fc.subarray([rs]),
  rank: fc.constantFrom(1, 1.5, 2, 3),
  secondFactor: fc.boolean(),
  policies: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
  unused: fc.option(fc.boolean(), { nil: undefined }),
  sirtfi: fc.option(fc.boolean(), { nil: undefined }),
  contract: fc.option(fc.constantFrom('', 'AO', 'none', 'own'), { nil: undefined }),
});

test('each rule is judged separately, and only if it applies', () => {
  fc.assert(
    fc.property(anyFacts, anyRules, (facts, rules) => {
      const found = gapsOf(facts, rules, HIGHEST);
      const apart = securityRuleKinds.flatMap((kind) =>
        gapsOf(facts, rules[kind] ? { [kind]: rules[kind] } : {}, HIGHEST),
      );
      expect(found).toEqual(apart);
    }),
  );
});

test('an unknown value does not count as a fault', () => {
  const unknown = { policies: undefined, unused: undefined, sirtfi: undefined, contract: undefined };
  fc.assert(
    fc.property(anyFacts, anyRules, (facts, rules) => {
      const found = gapsOf({ ...facts, ...unknown }, rules, HIGHEST).map(({ rule }) => rule);
      expect(found).not.toContainEqual(expect.stringMatching(/policy|unused|sirtfi|contract/));
    }),
  );
});

test('the form has the present rules, and can be saved (REQUIREMENTS 423)', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      expect(rulesOf(draftOf(rules))).toEqual(rules);
      expect(rulesSchema.isValidSync(draftOf(rules))).toBe(true);
    }),
  );
  expect(rulesOf(draftOf(defaultSecurityRules))).toEqual(defaultSecurityRules);
});

test.each(['level', 'multiFactor'] as const)('a rule about attributes needs one: %s', (rule) => {
  expect(rulesSchema.isValidSync({ ...draftOf({}), [rule]: true })).toBe(false);
});

test('a rule is not checked if its data is unknown, and then reports no fault (REQUIREMENTS 422)', () => {
  const { released, categories, rank, secondFactor } = good;
  const unknown = { released, categories, rank, secondFactor };
  const all: SecurityRules = {
    ...{ ...level, multiFactor: { attributes: [number] }, beyondCategory: {}, sirtfi: {}, contract: {} },
    ...{ policy: { categories: [], contracts: [] }, unused: { since: 'year' } },
  };
  const unchecked = securityRuleKinds.filter((kind) => isUnchecked(unknown, { [kind]: all[kind] }));
  expect(unchecked).toEqual(['policy', 'unused', 'sirtfi', 'contract']);
  expect(gapsOf(unknown, all, HIGHEST)).toEqual([]);
  expect(isUnchecked(good, all)).toBe(false);
});
