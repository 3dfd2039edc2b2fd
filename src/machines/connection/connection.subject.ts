import type { Named } from '../../contracts/domain/person/person';
import type { PolicyScope } from '../../contracts/domain/policies/policy';
import type { TicketState } from '../../contracts/domain/tickets/ticketRules';
import type { LicenseStatus } from '../../contracts/wire/enumerations';

/**
 * The way in which a connection is made: by a ticket, at once, or at once because both belong to one
 * institution.
 */
export type ConnectWay = 'ticket' | 'immediate' | 'sharedInstitution';

/** An attribute that a service may receive, and whether a value of it came with the person's own login. */
export interface ReleasedAttribute {
  readonly name: string;
  /** True if the service does not work without it; absent if that is unknown. */
  readonly required?: boolean;
  readonly came: boolean | 'unknown';
}

/** An authorization policy of the institution, and what it is about. */
export interface NamedPolicy extends PolicyScope {
  readonly name: string;
  readonly active: boolean;
}

/**
 * The policies of the institution, or why they are unknown: `coming` is being loaded, `unread` could not be
 * loaded.
 */
export type Policies = readonly NamedPolicy[] | 'coming' | 'unread';

/** The data of an institution that decides whether it can be connected at all. */
export interface ConnectingInstitution extends Named {
  readonly hasInstitutionId: boolean;
  readonly test: boolean;
  /** Absent: unknown, so no guard fires. */
  readonly publishedInEdugain?: boolean;
}

/** The data of a ticket that a dialog about a connection shows and uses. */
interface TicketOfConnection extends TicketState {
  readonly key: string;
  readonly requestedAt: string;
  readonly message: string;
}

/** The data of a dialog about a connection before anything is typed. */
export interface ConnectionSubject extends Named {
  readonly entityId: string;
  readonly organisation: string;
  readonly way: ConnectWay;
  /** The service's own contacts get mail, so the form asks for an address for them. */
  readonly asksContact: boolean;
  readonly singleTenant: boolean;
  readonly agreementRefused: boolean;
  readonly policyRequired: boolean;
  readonly connected: boolean;
  /** Absent: unknown, so no guard fires. */
  readonly publishedInEdugain?: boolean;
  /** It speaks no SAML 2.0. */
  readonly saml1Only: boolean;
  /** Level URI that the service asks for itself. */
  readonly ownLevel?: string;
  readonly license: LicenseStatus;
  /** `all` if no release policy limits them; empty if the policy is. */
  readonly attributes: readonly ReleasedAttribute[] | 'all';
  /** An identifier that stays the same at every login is released as well. */
  readonly persistentId: boolean;
  /** The person's own login was at the institution acted for, so its attributes are evidence. */
  readonly loggedInHere: boolean;
  readonly hasPrivacyInfo: boolean;
  readonly processingAgreement?: string;
  readonly wikiUrl?: string;
  /** The ticket that the dialog's address names, or else the open one for this service. */
  readonly ticket?: TicketOfConnection;
  readonly ticketSystemDown: boolean;
}
