import type { PolicyAttribute, PolicyContent } from '../policy';

/** A login to evaluate: its person, origin and destination. */
export interface Login {
  /** Entity ID. */
  readonly service: string;
  /** Entity ID of the identity provider. */
  readonly institution: string;
  /** Values by attribute name; a name without a value is absent, an empty value is present. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** IP address that the person logs in from; absent if it is not known. */
  readonly address?: string;
}

/** A policy with the members that decide whether it applies at all. */
export type JudgedPolicy = Omit<PolicyContent, 'description'> & {
  readonly id: string;
  readonly type: string;
};

export type Verdict = 'permit' | 'deny' | 'indeterminate';

/** Outcome of all policies together; if none applies, the login is allowed. */
export type Outcome = Verdict | 'notApplicable';

/** Reasons why a policy does not apply to a login; `asksForLevel`: the server does not say for which people. */
export type NotApplicableReason = 'inactive' | 'asksForLevel' | 'otherService' | 'otherInstitution';

/** A value in a policy. */
export type Wanted = Pick<PolicyAttribute, 'value' | 'negated'>;

/** Result of one condition of a policy: the values of one attribute that are alternatives. */
export interface AttributeTrace {
  readonly name: string;
  readonly wanted: readonly Wanted[];
  /** Values of the person; none: absent. */
  readonly found: readonly string[];
  /** The first pair that matches; `found` is absent if the person has none of the values that must be absent. */
  readonly match?: { readonly wanted: string; readonly found?: string };
  /** Expressions that cannot be read. */
  readonly invalid: readonly string[];
}

/** Reasons for the decision of a policy that applies. */
export type DecisionReason =
  | 'matches'
  | 'doesNotMatch'
  | 'attributeAbsent'
  | 'invalidExpression'
  | 'levelAsked'
  | 'noLevelAsked'
  | 'addressUnknown';

export type PolicyTrace =
  | { readonly policy: JudgedPolicy; readonly notApplicable: NotApplicableReason }
  | {
      readonly policy: JudgedPolicy;
      readonly verdict: Verdict;
      readonly reason: DecisionReason;
      readonly attributes: readonly AttributeTrace[];
      /** The conditions that decided: those that matched, were absent, did not match, or cannot be read. */
      readonly decisive: readonly AttributeTrace[];
      /** URI of the level that the policy asks for. */
      readonly level?: string;
    };

export interface Decision {
  readonly outcome: Outcome;
  readonly traces: readonly PolicyTrace[];
  /** URIs of the requested levels. */
  readonly levels: readonly string[];
}

/** Returns whether a whole value matches; `undefined` for an expression that cannot be read. */
export type Expression = (value: string) => boolean;
export type ReadExpression = (text: string) => Expression | undefined;

/** The values of one attribute that are alternatives, ready for comparison. */
export interface Condition {
  readonly name: string;
  readonly wanted: readonly (Wanted & { readonly matches: Expression | undefined })[];
}

/** A policy with parsed expressions, for evaluating many logins. */
export interface ReadyPolicy {
  readonly policy: JudgedPolicy;
  readonly conditions: readonly Condition[];
  /** Absent for a policy that does not ask for a level. */
  readonly levels?: readonly ReadyLevel[];
}

export interface ReadyLevel {
  readonly level: string;
  readonly conditions: readonly Condition[];
  readonly allAttributesMustMatch: boolean;
  /** Returns whether a login may come from the address; absent: from anywhere. */
  readonly takes?: (address: string) => boolean | undefined;
}
