import type { PolicyAttribute, PolicyContent } from '../policy';

/** A login to be judged: of whom, from where, to what. */
export interface Login {
  /** Entity id. */
  readonly service: string;
  /** Entity id of the identity provider. */
  readonly institution: string;
  /** Values by attribute name; a name without a value is absent, an empty value is present. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** IP address that the person logs in from; absent where nobody knows it. */
  readonly address?: string;
}

/** A policy with what decides whether it counts at all. */
export type JudgedPolicy = Omit<PolicyContent, 'description'> & {
  readonly id: string;
  readonly type: string;
};

export type Verdict = 'permit' | 'deny' | 'indeterminate';

/** All policies together; where none counts, the person gets in. */
export type Outcome = Verdict | 'notApplicable';

/** The reasons why a policy does not count for a login; `asksForLevel`: of whom, this server does not tell. */
export type Aside = 'inactive' | 'asksForLevel' | 'otherService' | 'otherInstitution';

/** A value that a policy names. */
export type Wanted = Pick<PolicyAttribute, 'value' | 'negated'>;

/** What one condition of a policy came to: the values of one attribute that are alternatives. */
export interface AttributeTrace {
  readonly name: string;
  readonly wanted: readonly Wanted[];
  /** Values of the person; none: absent. */
  readonly found: readonly string[];
  /** The first pair that fits; `found` is absent where the person has none of what must not be there. */
  readonly match?: { readonly wanted: string; readonly found?: string };
  /** Expressions that cannot be read. */
  readonly invalid: readonly string[];
}

/** The reasons why a policy that counts decided as it did. */
export type Because =
  | 'matches'
  | 'doesNotMatch'
  | 'attributeAbsent'
  | 'invalidExpression'
  | 'levelAsked'
  | 'noLevelAsked'
  | 'addressUnknown';

export type PolicyTrace =
  | { readonly policy: JudgedPolicy; readonly aside: Aside }
  | {
      readonly policy: JudgedPolicy;
      readonly verdict: Verdict;
      readonly because: Because;
      readonly attributes: readonly AttributeTrace[];
      /** The conditions that decided: those that matched, were absent, did not match, or cannot be read. */
      readonly decisive: readonly AttributeTrace[];
      /** URI of the level that the policy asks for. */
      readonly level?: string;
    };

export interface Decision {
  readonly outcome: Outcome;
  readonly traces: readonly PolicyTrace[];
  /** URIs of the levels that are asked for. */
  readonly levels: readonly string[];
}

/** Tells whether a whole value matches; `undefined` for an expression that cannot be read. */
export type Expression = (value: string) => boolean;
export type ReadExpression = (text: string) => Expression | undefined;

/** The values of one attribute that are alternatives, ready to be compared. */
export interface Condition {
  readonly name: string;
  readonly wanted: readonly (Wanted & { readonly matches: Expression | undefined })[];
}

/** A policy whose expressions have been read, so that it judges login after login. */
export interface ReadyPolicy {
  readonly policy: JudgedPolicy;
  readonly conditions: readonly Condition[];
  /** Absent for a policy that asks for no level. */
  readonly levels?: readonly ReadyLevel[];
}

export interface ReadyLevel {
  readonly level: string;
  readonly conditions: readonly Condition[];
  readonly allAttributesMustMatch: boolean;
  /** Tells whether a login may come from the address; absent: from anywhere. */
  readonly takes?: (address: string) => boolean | undefined;
}
