import type { SecurityRules } from './securityRules.wire';
import { attributeCalled, attributeUrn } from '../../../contracts/domain/attributes/attributeDictionary';
import { contractKindOf } from '../../../contracts/domain/services/contractualBase';
import { categoryNameOf, type CategoryName } from '../../../contracts/domain/attributes/entityCategory';

/** The rules, in display order. */
export const securityRuleKinds = [
  ...(['level', 'multiFactor', 'beyondCategory', 'policy'] as const),
  ...(['unused', 'sirtfi', 'contract'] as const),
] satisfies readonly (keyof SecurityRules)[];
export type SecurityRuleKind = (typeof securityRuleKinds)[number];

/** Facts of a connected service that the rules check. An absent fact is unknown, and no rule reports it. */
export interface SecurityFacts {
  /** Names of the attributes that it receives, or everything if it has no release policy. */
  readonly released: readonly string[] | 'everything';
  /** URIs of its entity categories. */
  readonly categories: readonly string[];
  /** Rank of the assurance level that a login needs; that of every login if none is set. */
  readonly rank: number;
  /** True if a login needs a second factor, by multi-factor authentication or by an assurance level. */
  readonly secondFactor: boolean;
  /** Number of policies about it. */
  readonly policies?: number | undefined;
  /** True if there were no logins in the period of the rule `unused`. */
  readonly unused?: boolean | undefined;
  readonly sirtfi?: boolean | undefined;
  /** Contractual base; empty: not filled in. */
  readonly contract?: string | undefined;
}

/** A rule that a service violates. */
export interface Gap {
  readonly rule: SecurityRuleKind;
  /** Received attributes that bring it under the rule. */
  readonly received?: readonly string[] | 'everything';
}

/** Numbers that a state or a school assigns to a person, and dates of birth. */
const identifying = [
  ...['schacPersonalUniqueID', 'norEduPersonNIN', 'nlStudielinkNummer', 'eckid'],
  ...['schacDateOfBirth', 'norEduPersonBirthDate', 'swissEduPersonDateOfBirth'],
].map(attributeCalled);

/** Attributes that reveal more about a person than a login needs, in the order in which rules offer them. */
export const sensitiveAttributes: readonly string[] = [
  ...identifying,
  ...[
    ...['schacPersonalUniqueCode', 'norEduPersonLIN', 'swissEduPersonMatriculationNumber', 'employeeNumber'],
    ...['schacGender', 'schacPlaceOfBirth', 'schacCountryOfCitizenship', 'homePostalAddress', 'homePhone'],
    ...['mobile', 'isMemberOf', 'eduPersonEntitlement'],
  ].map(attributeCalled),
];

/** Rules of an institution that has set none. */
export const defaultSecurityRules: SecurityRules = {
  level: { rank: 2, attributes: [...identifying] },
  beyondCategory: {},
  unused: { since: 'year' },
};

const name = ['displayName', 'givenName', 'sn'];

/**
 * These attributes reveal no more about a person than the login itself and the scoped affiliation, which each of the
 * categories has.
 */
const ofEveryCategory = ['schacHomeOrganization', 'eduPersonAssurance', 'eduPersonAffiliation'].map(
  attributeCalled,
);

/** Attributes of a category, from its definition by REFEDS. Other categories name none. */
const bundles = new Map<CategoryName, readonly string[]>(
  Object.entries({
    rs: [
      ...name,
      'cn',
      'mail',
      'eduPersonPrincipalName',
      'eduPersonTargetedID',
      'eduPersonScopedAffiliation',
    ],
    anonymous: ['eduPersonScopedAffiliation'],
    pseudonymous: ['eduPersonScopedAffiliation', 'pairwise-id'],
    personalized: [...name, 'mail', 'eduPersonScopedAffiliation', 'subject-id'],
  }).map(([category, names]) => [category as CategoryName, names.map(attributeCalled)]),
);

/**
 * Returns the rules that a service violates, in their order. `highest` is the rank of the highest assurance level of
 * the installation: no service can require more.
 */
export function gapsOf(facts: SecurityFacts, rules: SecurityRules, highest: number): readonly Gap[] {
  return securityRuleKinds.flatMap((rule) => gapBy[rule](facts, rules, highest) || []);
}

/** Returns whether a rule checks a fact that is not known for a service, so that its result is unknown. */
export function isUnchecked(facts: SecurityFacts, rules: SecurityRules): boolean {
  return looksAt.some(([rule, fact]) => rules[rule] !== undefined && facts[fact] === undefined);
}

/** Facts of each rule that may be unknown. For some services, a policy also depends on the contract. */
const looksAt = [
  ['policy', 'policies'],
  ['unused', 'unused'],
  ['sirtfi', 'sirtfi'],
  ['contract', 'contract'],
] as const satisfies readonly (readonly [SecurityRuleKind, keyof SecurityFacts])[];

type Judge = (facts: SecurityFacts, rules: SecurityRules, highest: number) => Gap | false | undefined;

const gapBy: Readonly<Record<SecurityRuleKind, Judge>> = {
  level({ released, rank }, { level }, highest) {
    if (!level || rank >= Math.min(level.rank, highest)) return undefined;
    return gapOver('level', amongst(released, level.attributes));
  },
  multiFactor({ released, secondFactor }, { multiFactor }) {
    if (!multiFactor || secondFactor) return undefined;
    return gapOver('multiFactor', amongst(released, multiFactor.attributes));
  },
  beyondCategory({ released, categories, secondFactor }, { beyondCategory }) {
    if (!beyondCategory || secondFactor) return undefined;
    return gapOver('beyondCategory', beyond(released, categories));
  },
  policy({ policies, categories, contract }, { policy }) {
    if (!policy || policies !== 0) return undefined;
    const all = policy.categories.length === 0 && policy.contracts.length === 0;
    const kind = contract === undefined ? undefined : contractKindOf(contract);
    const isNamed =
      policy.categories.some((one) => categories.some((category) => isSame(category, one))) ||
      (kind !== undefined && policy.contracts.includes(kind));
    return (all || isNamed) && { rule: 'policy' };
  },
  unused: ({ unused }, rules) => rules.unused && unused === true && { rule: 'unused' },
  sirtfi: ({ sirtfi }, rules) => rules.sirtfi && sirtfi === false && { rule: 'sirtfi' },
  contract: ({ contract }, rules) =>
    rules.contract && contract !== undefined && !hasContract(contract) && { rule: 'contract' },
};

function gapOver(rule: SecurityRuleKind, received: NonNullable<Gap['received']>): Gap | false {
  return received.length > 0 && { rule, received };
}

function amongst(released: SecurityFacts['released'], attributes: readonly string[]) {
  if (released === 'everything') return released;
  const wanted = new Set(attributes.map(attributeUrn));
  return [...new Set(released.map(attributeUrn))].filter((urn) => wanted.has(urn));
}

/** Returns the attributes that none of the categories has; none if no category defines its attributes. */
function beyond(released: SecurityFacts['released'], categories: readonly string[]) {
  const had = categories.flatMap(attributesOf);
  if (had.length === 0) return [];
  if (released === 'everything') return released;
  const named = new Set([...had, ...ofEveryCategory]);
  return [...new Set(released.map(attributeUrn))].filter((urn) => !named.has(urn));
}

function attributesOf(uri: string): readonly string[] {
  const category = categoryNameOf(uri);
  return (category && bundles.get(category)) ?? [];
}

/** The same category with http and with https. */
function isSame(one: string, other: string): boolean {
  const known = categoryNameOf(one);
  return one === other || (known !== undefined && known === categoryNameOf(other));
}

/** Returns whether the contract of a service is known, and its organisation has not declined it. */
function hasContract(contractualBase: string): boolean {
  const kind = contractKindOf(contractualBase);
  return contractualBase.trim() !== '' && kind !== 'na' && kind !== 'none';
}
