import type { SecurityRuleKind } from '../contract/securityRules';
import type { UnusedSince } from '../contract/securityRules.wire';
import type { SecurityColumn, SecurityFilter } from './securityAddress';

export const columnMessages = {
  name: 'security.column.name',
  why: 'security.column.why',
  level: 'security.column.level',
  multiFactor: 'security.column.multiFactor',
  policies: 'security.column.policies',
  consent: 'consent.type',
  categories: 'security.column.categories',
  sirtfi: 'security.column.sirtfi',
  contract: 'security.column.contract',
  people: 'security.column.people',
} as const satisfies Record<SecurityColumn, string>;

export const filterMessages = {
  all: 'security.show.all',
  off: 'security.show.off',
  level: 'security.show.level',
  multiFactor: 'security.show.multiFactor',
  beyondCategory: 'security.show.beyondCategory',
  policy: 'security.show.policy',
  unused: 'security.show.unused',
  sirtfi: 'security.show.sirtfi',
  contract: 'security.show.contract',
} as const satisfies Record<SecurityFilter, string>;

/** Why a service does not keep a rule. */
export const reasonMessages = {
  level: 'security.gap.level',
  multiFactor: 'security.gap.multiFactor',
  beyondCategory: 'security.gap.beyondCategory',
  policy: 'security.gap.policy',
  unused: 'security.gap.unused',
  sirtfi: 'security.gap.sirtfi',
  contract: 'security.gap.contract',
} as const satisfies Record<SecurityRuleKind, string>;

/** The texts of each rule. */
export const ruleMessages = {
  level: 'security.rule.level',
  multiFactor: 'security.rule.multiFactor',
  beyondCategory: 'security.rule.beyondCategory',
  policy: 'security.rule.policy',
  unused: 'security.rule.unused',
  sirtfi: 'security.rule.sirtfi',
  contract: 'security.rule.contract',
} as const satisfies Record<SecurityRuleKind, string>;

/** The label of each rule in the form. */
export const choiceMessages = {
  level: 'security.edit.level',
  multiFactor: 'security.edit.multiFactor',
  beyondCategory: 'security.edit.beyondCategory',
  policy: 'security.edit.policy',
  unused: 'security.edit.unused',
  sirtfi: 'security.edit.sirtfi',
  contract: 'security.edit.contract',
} as const satisfies Record<SecurityRuleKind, string>;

export const sinceMessages = {
  month: 'security.edit.since.month',
  quarter: 'security.edit.since.quarter',
  year: 'security.edit.since.year',
} as const satisfies Record<UnusedSince, string>;
