import type { Named } from '../../contracts/domain/person';
import type { PolicyScope } from '../../contracts/domain/policy';
import type { TicketState } from '../../contracts/domain/ticketRules';
import type { LicenseStatus } from '../../contracts/wire/enumerations';

/** How a connection comes about: by a ticket, at once, or at once because both belong to one institution. */
export type ConnectWay = 'ticket' | 'immediate' | 'sharedInstitution';

/** An attribute that a service may receive, and whether a value of it came with the person's own login. */
export interface ReleasedAttribute {
  readonly name: string;
  /** Whether the service does not work without it; absent where nothing is told. */
  readonly required?: boolean;
  readonly came: boolean | 'unknown';
}

/** An authorization policy of the institution, and what it is about. */
export interface NamedPolicy extends PolicyScope {
  readonly name: string;
  readonly active: boolean;
}

/** The policies of the institution, or why they are not known: `coming` is asked for, `unread` could not be read. */
export type Policies = readonly NamedPolicy[] | 'coming' | 'unread';

/** What of an institution decides whether it can be connected to anything. */
export interface ConnectingInstitution extends Named {
  readonly hasInstitutionId: boolean;
  readonly test: boolean;
  /** Absent: unknown, so no guard fires. */
  readonly publishedInEdugain?: boolean;
}

/** What a dialog about a connection shows of a ticket, and decides by. */
interface TicketOfConnection extends TicketState {
  readonly key: string;
  readonly requestedAt: string;
  readonly message: string;
}

/** What a dialog about a connection knows before anything is typed. */
export interface ConnectionSubject extends Named {
  readonly entityId: string;
  readonly organisation: string;
  readonly way: ConnectWay;
  /** The service's own contacts get mail, so an address for them is asked for. */
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
  /** `all` where no release policy limits them; empty where the policy is. */
  readonly attributes: readonly ReleasedAttribute[] | 'all';
  /** An identifier that stays the same at every login is released as well. */
  readonly persistentId: boolean;
  /** The person's own login was at the institution that is acted for, so that it tells something of it. */
  readonly loggedInHere: boolean;
  readonly hasPrivacyInfo: boolean;
  readonly processingAgreement?: string;
  readonly wikiUrl?: string;
  /** The ticket that the dialog's address names, or else the one that is open for this service. */
  readonly ticket?: TicketOfConnection;
  readonly ticketSystemDown: boolean;
}
