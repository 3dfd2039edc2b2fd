import { contactRules } from './contactRules';
import type { Facts, Rule, Verdict } from './scorecard.types';
import { textRules } from './textRules';
import { trustRules } from './trustRules';

/** All rules; the place in the list is the number that people call a rule by, so new ones come last. */
export const rules: readonly Rule[] = [...textRules, ...contactRules, ...trustRules];

export interface Judged {
  /** Number from 1. */
  readonly number: number;
  readonly rule: Rule;
  readonly verdict: Verdict;
}

export function judge(facts: Facts): Judged[] {
  return rules.map((rule, index) => ({ number: index + 1, rule, verdict: rule.judge(facts) }));
}
