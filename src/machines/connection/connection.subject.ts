import type { Ticket } from '../../contracts/domain/ticket';
import type { LicenseStatus } from '../../contracts/wire/enumerations';

/** How a connection comes about: by a ticket, at once, or at once because both belong to one institution. */
export type ConnectWay = 'ticket' | 'immediate' | 'sharedInstitution';

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
  /** Level URI that the service asks for itself. */
  readonly ownLevel?: string;
  readonly license: LicenseStatus;
  /** How many attributes are released; `all` where no policy limits them. */
  readonly attributes: number | 'all';
  /** How many of them came with this person's own login. */
  readonly ownAttributes: number;
  readonly hasPrivacyInfo: boolean;
  readonly processingAgreement?: string;
  readonly wikiUrl?: string;
  /** The ticket that the dialog's address names, or else the one that is open for this service. */
  readonly ticket?: Pick<Ticket, 'key' | 'type' | 'status' | 'requestedAt'>;
  readonly ticketSystemDown: boolean;
}
