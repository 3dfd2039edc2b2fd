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

/** An authorization policy that names the service. */
export interface NamedPolicy {
  readonly name: string;
  readonly active: boolean;
}

/** What a dialog about a connection shows of a ticket, and decides by. */
interface TicketOfConnection extends TicketState {
  readonly key: string;
  readonly requestedAt: string;
  readonly message: string;
}

/** What a dialog about a connection knows before anything is typed. */
export interface ConnectionSubject {
  readonly entityId: string;
  readonly name: string;
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
  /** Absent: unknown, since they could not be read. */
  readonly policies?: readonly NamedPolicy[];
  readonly hasPrivacyInfo: boolean;
  readonly processingAgreement?: string;
  readonly wikiUrl?: string;
  /** The ticket that the dialog's address names, or else the one that is open for this service. */
  readonly ticket?: TicketOfConnection;
  readonly ticketSystemDown: boolean;
}
