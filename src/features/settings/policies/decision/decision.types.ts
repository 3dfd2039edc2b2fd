import type { PolicyContent } from '../../../../contracts/domain/policy';

/** A login to be judged: of whom, from where, to what. */
export interface Login {
  /** Entity id. */
  readonly service: string;
  /** Entity id of the identity provider. */
  readonly institution: string;
  /** Values by attribute name; a name without a value is absent, an empty value is present. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** A policy with what decides whether it counts at all. */
export type JudgedPolicy = Omit<PolicyContent, 'description'> & {
  readonly id: string;
  readonly type: string;
};

export type Verdict = 'permit' | 'deny' | 'indeterminate';

/** All policies together; where none counts, the person gets in. */
export type Outcome = Verdict | 'notApplicable';

/** The reasons why a policy does not count for a login. */
export type Aside = 'inactive' | 'asksForLevel' | 'otherService' | 'otherInstitution';

/** What one attribute of a policy came to. */
export interface AttributeTrace {
  readonly name: string;
  /** Expressions of the policy. */
  readonly wanted: readonly string[];
  /** Values of the person; none: absent. */
  readonly found: readonly string[];
  /** The first pair that fits. */
  readonly match?: { readonly wanted: string; readonly found: string };
  /** Expressions that cannot be read. */
  readonly invalid: readonly string[];
}

/** The reasons why a policy that counts decided as it did. */
export type Because = 'matches' | 'doesNotMatch' | 'attributeAbsent' | 'invalidExpression';

export type PolicyTrace =
  | { readonly policy: JudgedPolicy; readonly aside: Aside }
  | {
      readonly policy: JudgedPolicy;
      readonly verdict: Verdict;
      readonly because: Because;
      readonly attributes: readonly AttributeTrace[];
      /** The attributes that decided: those that matched, were absent, did not match, or cannot be read. */
      readonly decisive: readonly string[];
    };

export interface Decision {
  readonly outcome: Outcome;
  readonly traces: readonly PolicyTrace[];
}

/** Tells whether a whole value matches; `undefined` for an expression that cannot be read. */
export type Expression = (value: string) => boolean;
export type ReadExpression = (text: string) => Expression | undefined;
