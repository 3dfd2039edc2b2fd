import type { Texts } from './person';

/** A rule's value for an attribute; the same name may come several times. */
export interface PolicyAttribute {
  readonly name: string;
  readonly value: string;
}

/** What an authorization policy says; the part that its form edits. */
export interface PolicyContent {
  readonly name: string;
  readonly description: string;
  /** Entity ids. */
  readonly services: readonly string[];
  /** Entity ids of identity providers; none: all of them. */
  readonly institutions: readonly string[];
  /** Whether people who match are denied; otherwise only people who match are permitted. */
  readonly deny: boolean;
  readonly allAttributesMustMatch: boolean;
  readonly attributes: readonly PolicyAttribute[];
  readonly denyMessages: { readonly en: string; readonly nl: string; readonly pt: string };
  readonly active: boolean;
}

/** A stored policy, or one of its revisions. */
export interface Policy extends PolicyContent {
  readonly id: string;
  /** `reg` is evaluated and edited here; `step` asks for a level and is only shown. */
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

/** The attribute whose values are fully qualified group ids (REQUIREMENTS 188). */
export const GROUP_ATTRIBUTE = 'urn:collab:group:surfteams.nl';
/** The attribute whose values are roles of the institution (REQUIREMENTS 188). */
export const ROLE_ATTRIBUTE = 'urn:collab:sab:surfnet.nl';
