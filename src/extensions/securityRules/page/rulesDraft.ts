import { object, array, boolean, string, type ObjectSchema } from 'yup';
import { sensitiveAttributes } from '../contract/securityRules';
import type { SecurityRules, UnusedSince } from '../contract/securityRules.wire';

/** The rules as their form has them. What belongs to a rule that is off stays in the form, and is not stored. */
export interface RulesDraft {
  level: boolean;
  /** Rank, as text. */
  rank: string;
  levelAttributes: string[];
  multiFactor: boolean;
  multiFactorAttributes: string[];
  beyondCategory: boolean;
  policy: boolean;
  policyCategories: string[];
  policyContracts: string[];
  unused: boolean;
  since: string;
  sirtfi: boolean;
  contract: boolean;
}

export const sinceUnits: readonly UnusedSince[] = ['month', 'quarter', 'year'];

/** Rank that a rule about levels begins with. */
const firstRank = 2;

export function draftOf(rules: SecurityRules): RulesDraft {
  const { level, multiFactor, policy, unused } = rules;
  return {
    level: level !== undefined,
    rank: String(level?.rank ?? firstRank),
    levelAttributes: [...(level?.attributes ?? [])],
    multiFactor: multiFactor !== undefined,
    multiFactorAttributes: [...(multiFactor?.attributes ?? [])],
    beyondCategory: rules.beyondCategory !== undefined,
    policy: policy !== undefined,
    policyCategories: [...(policy?.categories ?? [])],
    policyContracts: [...(policy?.contracts ?? [])],
    unused: unused !== undefined,
    since: unused?.since ?? 'year',
    sirtfi: rules.sirtfi !== undefined,
    contract: rules.contract !== undefined,
  };
}

export function rulesOf(draft: RulesDraft): SecurityRules {
  const since = sinceUnits.find((unit) => unit === draft.since) ?? 'year';
  return {
    ...(draft.level && { level: { rank: Number(draft.rank), attributes: draft.levelAttributes } }),
    ...(draft.multiFactor && { multiFactor: { attributes: draft.multiFactorAttributes } }),
    ...(draft.beyondCategory && { beyondCategory: {} }),
    ...(draft.policy && {
      policy: { categories: draft.policyCategories, contracts: draft.policyContracts },
    }),
    ...(draft.unused && { unused: { since } }),
    ...(draft.sirtfi && { sirtfi: {} }),
    ...(draft.contract && { contract: {} }),
  };
}

/** Returns the attributes that a rule may name: the sensitive ones, and what it names already. */
export function attributesFor(named: readonly string[]): readonly string[] {
  return [...new Set([...sensitiveAttributes, ...named])];
}

const attributesWhen = (rule: 'level' | 'multiFactor') =>
  array()
    .of(string().required())
    .required()
    .when(rule, {
      is: true,
      then: (attributes) => attributes.min(1, 'security.edit.noAttributes'),
    });
const texts = array().of(string().required()).required();

export const rulesSchema: ObjectSchema<RulesDraft> = object({
  level: boolean().required(),
  rank: string().required(),
  levelAttributes: attributesWhen('level'),
  multiFactor: boolean().required(),
  multiFactorAttributes: attributesWhen('multiFactor'),
  beyondCategory: boolean().required(),
  policy: boolean().required(),
  policyCategories: texts,
  policyContracts: texts,
  unused: boolean().required(),
  since: string().required(),
  sirtfi: boolean().required(),
  contract: boolean().required(),
});
