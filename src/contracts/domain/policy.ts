import type { Texts } from './person';

/** A rule's value for an attribute; the same name may come several times. */
export interface PolicyAttribute {
  readonly name: string;
  readonly value: string;
  /** The person must not have it. */
  readonly negated?: true;
  /** Values of the same name are alternatives within their group, and each group is a condition; absent: group 0. */
  readonly group?: number;
}

/** A level that a policy of type `step` asks for, and of whom. */
export interface PolicyLevel {
  /** URI of the level. */
  readonly level: string;
  /** None: of everybody. */
  readonly attributes: readonly PolicyAttribute[];
  readonly allAttributesMustMatch: boolean;
  /** Networks in CIDR notation, one of which the login has to come from; none: wherever from. */
  readonly networks: readonly string[];
  /** The login has to come from none of the networks. */
  readonly networksNegated?: true;
}

/** What an authorization policy says; the part that its form edits. */
export interface PolicyContent {
  readonly name: string;
  readonly description: string;
  /** Entity ids; none: every service. */
  readonly services: readonly string[];
  /** The policy is for every service but these. */
  readonly servicesNegated?: true;
  /** Entity ids of identity providers; none: all of them. */
  readonly institutions: readonly string[];
  /** Whether people who match are denied; otherwise only people who match are permitted. */
  readonly deny: boolean;
  readonly allAttributesMustMatch: boolean;
  readonly attributes: readonly PolicyAttribute[];
  /** What a policy of type `step` asks for: the first that fits; absent where that is not known, or not its type. */
  readonly levels?: readonly PolicyLevel[];
  readonly denyMessages: { readonly en: string; readonly nl: string; readonly pt: string };
  readonly active: boolean;
}

/** A stored policy, or one of its revisions. */
export interface Policy extends PolicyContent {
  readonly id: string;
  /** `reg` says who gets in, `step` asks for a level; where its levels are not told, it is only shown. */
  readonly type: string;
  /** Names by language, in the order of the entity ids; empty where the server tells none. */
  readonly serviceNames: readonly Texts[];
  readonly institutionNames: readonly Texts[];
  /** Whether this person may change it. */
  readonly actionsAllowed: boolean;
  readonly author: string;
  /** Entity id of the institution that made it. */
  readonly authority: string;
  /** ISO 8601; absent where the server's form cannot be read. */
  readonly created?: string;
  /** Number of this revision. */
  readonly revision: number;
  readonly revisions: number;
}

/** An attribute that policies may name; values, where the server delivers a closed list of them. */
export interface PolicyAttributeOption {
  readonly name: string;
  /** Label in the language of the answer, or in the server's only one. */
  readonly label: string;
  /** The installation's own word for it, in every language. */
  readonly ownWord?: true;
  readonly values?: readonly string[];
}

/** Name of the extension: policies take negation, conditions of one attribute apart, and more services than they name. */
export const POLICY_RULES_EXTENSION = 'policyRules';

/** The attribute whose values are fully qualified group ids (REQUIREMENTS 188). */
export const GROUP_ATTRIBUTE = 'urn:collab:group:surfteams.nl';
/** The attribute whose values are roles of the institution (REQUIREMENTS 188). */
export const ROLE_ATTRIBUTE = 'urn:collab:sab:surfnet.nl';

/** Returns the type of what a policy says. */
export function typeOf({ levels }: Pick<PolicyContent, 'levels'>): 'reg' | 'step' {
  return levels ? 'step' : 'reg';
}

/** The services that a policy is about. */
export interface PolicyScope extends Pick<PolicyContent, 'services'> {
  readonly servicesNegated?: boolean;
}

/** Tells whether a policy is about services that it does not name. */
export function isWide({ services, servicesNegated }: PolicyScope): boolean {
  return servicesNegated === true || services.length === 0;
}

/** Tells whether a policy is about a service, by its entity id: a wide one is about those that it does not name. */
export function isAbout(scope: PolicyScope, service: string): boolean {
  return scope.services.includes(service) !== isWide(scope);
}

/** Returns how many of the policies are about a service; made once, it is asked for a whole list of services. */
export function policyCounts(policies: readonly PolicyScope[]): (service: string) => number {
  const counts = new Map<string, number>();
  let wide = 0;
  for (const policy of policies) {
    const step = isWide(policy) ? -1 : 1;
    if (step < 0) wide += 1;
    for (const id of policy.services) counts.set(id, (counts.get(id) ?? 0) + step);
  }
  return (service) => wide + (counts.get(service) ?? 0);
}
