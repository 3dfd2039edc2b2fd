import type { Texts } from '../person/person';

/** A rule's value for an attribute; the same name may occur several times. */
export interface PolicyAttribute {
  readonly name: string;
  readonly value: string;
  /** The person must not have it. */
  readonly negated?: true;
  /** Values of the same name are alternatives within their group, and each group is a condition; absent: group 0. */
  readonly group?: number;
}

/** A level that a policy of type `step` asks for, and the people it applies to. */
export interface PolicyLevel {
  /** URI of the level. */
  readonly level: string;
  /** None: all people. */
  readonly attributes: readonly PolicyAttribute[];
  readonly allAttributesMustMatch: boolean;
  /** Networks in CIDR notation, one of which must contain the login's address; none: any address. */
  readonly networks: readonly string[];
  /** None of the networks may contain the login's address. */
  readonly networksNegated?: true;
}

/** Contents of an authorization policy; the part that its form edits. */
export interface PolicyContent {
  readonly name: string;
  readonly description: string;
  /** Entity IDs; none: every service. */
  readonly services: readonly string[];
  /** The policy covers every service but these. */
  readonly servicesNegated?: true;
  /** Entity IDs of identity providers; none: all of them. */
  readonly institutions: readonly string[];
  /** True if people who match are denied; otherwise only people who match are permitted. */
  readonly deny: boolean;
  readonly allAttributesMustMatch: boolean;
  readonly attributes: readonly PolicyAttribute[];
  /** Levels of a policy of type `step`: the first match counts; absent if they are not known, or for another type. */
  readonly levels?: readonly PolicyLevel[];
  readonly denyMessages: { readonly en: string; readonly nl: string; readonly pt: string };
  readonly active: boolean;
}

/** A stored policy, or one of its revisions. */
export interface Policy extends PolicyContent {
  readonly id: string;
  /** `reg` decides access, `step` asks for a level; if its levels are not known, it is only shown. */
  readonly type: string;
  /** Names by language, in the order of the entity IDs; empty if the server sends none. */
  readonly serviceNames: readonly Texts[];
  readonly institutionNames: readonly Texts[];
  /** True if this person may change it. */
  readonly actionsAllowed: boolean;
  readonly author: string;
  /** Entity ID of the institution that made it. */
  readonly authority: string;
  /** ISO 8601; absent if the server's format cannot be read. */
  readonly created?: string;
  /** Number of this revision. */
  readonly revision: number;
  readonly revisions: number;
}

/** An attribute that policies may name; values, if the server has a closed list of them. */
export interface PolicyAttributeOption {
  readonly name: string;
  /** Label in the language of the answer, or in the server's only one. */
  readonly label: string;
  /** True if the label is the installation's own, in every language. */
  readonly isOwnLabel?: true;
  readonly values?: readonly string[];
}

/**
 * Name of the extension: policies support negation, separate conditions on one attribute, and all services but the
 * named ones.
 */
export const POLICY_RULES_EXTENSION = 'policyRules';

/** The attribute whose values are fully qualified group IDs (REQUIREMENTS 188). */
export const GROUP_ATTRIBUTE = 'urn:collab:group:surfteams.nl';
/** The attribute whose values are roles of the institution (REQUIREMENTS 188). */
export const ROLE_ATTRIBUTE = 'urn:collab:sab:surfnet.nl';

/** Returns the type of a policy's contents. */
export function typeOf({ levels }: Pick<PolicyContent, 'levels'>): 'reg' | 'step' {
  return levels ? 'step' : 'reg';
}

/** The services that a policy covers. */
export interface PolicyScope extends Pick<PolicyContent, 'services'> {
  readonly servicesNegated?: boolean;
}

/** Returns whether a policy covers services that it does not name. */
export function isWide({ services, servicesNegated }: PolicyScope): boolean {
  return servicesNegated === true || services.length === 0;
}

/** Returns whether a policy covers a service, by its entity ID: a wide one covers those that it does not name. */
export function isAbout(scope: PolicyScope, service: string): boolean {
  return scope.services.includes(service) !== isWide(scope);
}

/** Returns a function that counts the policies of a service; make it once for a whole list of services. */
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
