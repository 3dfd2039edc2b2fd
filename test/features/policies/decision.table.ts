import type { DecisionReason, Outcome } from '../../../src/contracts/domain/policies/decision/decision.types';

/**
 * A policy in short: `a=x` wants value x of attribute a, `a!=x` excludes it, `a#1=x` is of group 1; several rules with `&`
 * (all) or `|` (any).
 */
export interface Row {
  readonly what: string;
  readonly policies: readonly string[];
  /** `a=x` has it, `a=` has it empty; absent attributes are left out. */
  readonly person: string;
  readonly outcome: Outcome;
  readonly reason?: DecisionReason;
}

/** The decision of a policy, case by case, with the number of the rule in the project's decisions. */
export const table: readonly Row[] = [
  { what: '1: no policy', policies: [], person: 'a=x', outcome: 'notApplicable' },
  { what: '1: an inactive one', policies: ['off deny a=x'], person: 'a=x', outcome: 'notApplicable' },
  {
    what: '1: one that asks for a level',
    policies: ['step deny a=x'],
    person: 'a=x',
    outcome: 'notApplicable',
  },
  { what: '1: of another service', policies: ['service deny a=x'], person: 'a=x', outcome: 'notApplicable' },
  {
    what: '1: of another institution',
    policies: ['elsewhere deny a=x'],
    person: 'a=x',
    outcome: 'notApplicable',
  },
  { what: '1: of every service', policies: ['everywhere deny a=x'], person: 'a=x', outcome: 'deny' },
  { what: '1: of every service but others', policies: ['butOther deny a=x'], person: 'a=x', outcome: 'deny' },
  {
    what: '1: of every service but this',
    policies: ['butThis deny a=x'],
    person: 'a=x',
    outcome: 'notApplicable',
  },
  { what: '1: of this institution', policies: ['here deny a=x'], person: 'a=x', outcome: 'deny' },
  {
    what: '2: one of two values',
    policies: ['permit a=x & a=y'],
    person: 'a=y',
    outcome: 'permit',
    reason: 'matches',
  },
  {
    what: '2: neither value',
    policies: ['permit a=x & a=y'],
    person: 'a=z',
    outcome: 'deny',
    reason: 'doesNotMatch',
  },
  { what: '2: all names', policies: ['permit a=x & b=y'], person: 'a=x b=y', outcome: 'permit' },
  { what: '2: only one of all names', policies: ['permit a=x & b=y'], person: 'a=x b=z', outcome: 'deny' },
  { what: '2: any name', policies: ['permit a=x | b=y'], person: 'a=z b=y', outcome: 'permit' },
  { what: '2: any name, the other absent', policies: ['permit a=x | b=y'], person: 'b=y', outcome: 'permit' },
  { what: '2: both of two groups', policies: ['permit a=x & a#1=y'], person: 'a=x a=y', outcome: 'permit' },
  { what: '2: one of two groups', policies: ['permit a=x & a#1=y'], person: 'a=x a=z', outcome: 'deny' },
  { what: '2: any of two groups', policies: ['permit a=x | a#1=y'], person: 'a=y', outcome: 'permit' },
  {
    what: '2: alternatives in a group',
    policies: ['permit a=x & a#1=y & a#1=z'],
    person: 'a=x a=z',
    outcome: 'permit',
  },
  {
    what: '3: excluded, and not there',
    policies: ['permit a!=x'],
    person: 'a=y',
    outcome: 'permit',
    reason: 'matches',
  },
  {
    what: '3: excluded, and there',
    policies: ['permit a!=x'],
    person: 'a=x',
    outcome: 'deny',
    reason: 'doesNotMatch',
  },
  { what: '3: excluded, and there besides', policies: ['permit a!=x'], person: 'a=y a=x', outcome: 'deny' },
  {
    what: '3: excluded, and the attribute absent',
    policies: ['permit a!=x'],
    person: 'b=y',
    outcome: 'permit',
  },
  { what: '3: an excluded expression', policies: ['permit a!=st.*'], person: 'a=staff', outcome: 'deny' },
  { what: '3: one value or not another', policies: ['permit a=x & a!=y'], person: 'a=z', outcome: 'permit' },
  {
    what: '3: one value or not another, neither',
    policies: ['permit a=x & a!=y'],
    person: 'a=y',
    outcome: 'deny',
  },
  { what: '3: neither of two', policies: ['permit a!=x & a#1!=y'], person: 'a=y', outcome: 'deny' },
  {
    what: '3: an excluded one that is unreadable',
    policies: ['permit a!=('],
    person: 'a=x',
    outcome: 'indeterminate',
  },
  { what: '3: an expression', policies: ['permit a=st.*'], person: 'a=staff', outcome: 'permit' },
  { what: '3: over the whole value', policies: ['permit a=staff'], person: 'a=staffer', outcome: 'deny' },
  { what: '3: case counts', policies: ['permit a=Staff'], person: 'a=staff', outcome: 'deny' },
  {
    what: '3: unreadable',
    policies: ['permit a=('],
    person: 'a=(',
    outcome: 'indeterminate',
    reason: 'invalidExpression',
  },
  {
    what: '3: unreadable beside one that matches',
    policies: ['deny a=( & a=x'],
    person: 'a=x',
    outcome: 'indeterminate',
  },
  {
    what: '4: permit, absent',
    policies: ['permit a=x'],
    person: 'b=x',
    outcome: 'deny',
    reason: 'attributeAbsent',
  },
  {
    what: '4: permit, empty',
    policies: ['permit a=x'],
    person: 'a=',
    outcome: 'deny',
    reason: 'doesNotMatch',
  },
  { what: '5: deny, match', policies: ['deny a=x'], person: 'a=x', outcome: 'deny', reason: 'matches' },
  {
    what: '5: deny, no match',
    policies: ['deny a=x'],
    person: 'a=y',
    outcome: 'permit',
    reason: 'doesNotMatch',
  },
  {
    what: '5: deny, absent',
    policies: ['deny a=x'],
    person: 'b=y',
    outcome: 'indeterminate',
    reason: 'attributeAbsent',
  },
  { what: '5: deny, empty is present', policies: ['deny a=x'], person: 'a=', outcome: 'permit' },
  {
    what: '5: deny, one of two absent',
    policies: ['deny a=x & b=y'],
    person: 'a=z',
    outcome: 'indeterminate',
  },
  {
    what: '5: deny by any, one absent, the other matches',
    policies: ['deny a=x | b=y'],
    person: 'a=x',
    outcome: 'deny',
  },
  { what: '5: deny who has it not', policies: ['deny a!=x'], person: 'a=y', outcome: 'deny' },
  { what: '5: deny who has it not, absent', policies: ['deny a!=x'], person: 'b=y', outcome: 'deny' },
  { what: '5: deny who has it not, but has', policies: ['deny a!=x'], person: 'a=x', outcome: 'permit' },
  { what: '6: deny before permit', policies: ['permit a=x', 'deny b=y'], person: 'a=x b=y', outcome: 'deny' },
  {
    what: '6: deny before indeterminate',
    policies: ['permit a=(', 'deny b=y'],
    person: 'b=y',
    outcome: 'deny',
  },
  {
    what: '6: indeterminate before permit',
    policies: ['permit a=x', 'deny b=y'],
    person: 'a=x',
    outcome: 'indeterminate',
  },
  { what: '6: permits together', policies: ['permit a=x', 'deny b=z'], person: 'a=x b=y', outcome: 'permit' },
  {
    what: '6: what does not count changes nothing',
    policies: ['permit a=x', 'off deny a=x'],
    person: 'a=x',
    outcome: 'permit',
  },
];
