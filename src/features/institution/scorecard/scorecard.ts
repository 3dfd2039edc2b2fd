import { contactRules } from './contactRules';
import type { Facts, Rule, Verdict } from './scorecard.types';
import { textRules } from './textRules';
import { trustRules } from './trustRules';

export const rules: readonly Rule[] = [...textRules, ...contactRules, ...trustRules];

export interface Judged {
  readonly rule: Rule;
  readonly verdict: Verdict;
}

export function judge(facts: Facts): Judged[] {
  return rules.map((rule) => ({ rule, verdict: rule.judge(facts) }));
}
