import type { TicketStatus } from '../../wire/enumerations';
import type { ContactType } from '../institution/contactType';
import type { Texts } from '../person/person';
import type { ServiceRef } from '../services/serviceRef';
import type { InvitationType } from '../tickets/ticketRules';

/** A contact in an institution's own list. */
export interface InstitutionContact {
  /** Empty if the source has none. */
  readonly name: string;
  readonly email: string;
  readonly type: ContactType;
  readonly telephone?: string;
}

export interface InvitableInstitution {
  readonly entityId: string;
  readonly name: string;
  readonly names: Texts;
  /** Absent: its role holders are not known. */
  readonly institutionId?: string;
  /** Absent: unknown, so no service is left out because of it. */
  readonly publishedInEdugain?: boolean;
  readonly contacts: readonly InstitutionContact[];
}

/** A service as the chosen institution sees it. */
export interface InvitableService extends ServiceRef {
  readonly entityId: string;
  readonly name: string;
  readonly names: Texts;
  readonly connected: boolean;
  readonly publishedInEdugain?: boolean;
  /** True if the service supports SAML 1.1 only, so no institution can connect it. */
  readonly saml1Only: boolean;
}

/** A person with a role in an institution, with all known addresses. */
export interface RolePerson {
  readonly uid: string;
  readonly name: string;
  readonly emails: readonly string[];
  /** Roles by their names on the server. */
  readonly roles: readonly string[];
}

/** Choices for a chosen institution. `people` is null if the server could not list them. */
export interface InvitationChoices {
  readonly services: readonly InvitableService[];
  readonly people: readonly RolePerson[] | null;
}

export interface InvitedPerson {
  readonly name: string;
  readonly email: string;
  /** Absent for people without a role: they get a copy. */
  readonly manages?: { readonly uid: string; readonly roles: readonly string[] };
  /** Type of a contact of the institution. */
  readonly type?: ContactType;
  readonly telephone?: string;
}

/** An invitation to connect a service or to disconnect it. */
export interface Invitation {
  readonly institution: { readonly entityId: string; readonly name: string };
  readonly service: ServiceRef & { readonly entityId: string; readonly name: string };
  readonly direction: 'connect' | 'disconnect';
  readonly recipients: readonly InvitedPerson[];
  /** '' for none. */
  readonly message: string;
}

/** A sent invitation, from its ticket. */
export interface SentInvitation {
  readonly key: string;
  readonly type: InvitationType;
  readonly status: TicketStatus;
  readonly institution: { readonly entityId: string; readonly name: string };
  readonly serviceName: string;
  readonly recipients: readonly string[];
  readonly message: string;
  /** ISO 8601, UTC; '' if unknown. */
  readonly requestedAt: string;
}
