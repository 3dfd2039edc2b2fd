import type { EntityLevel, ContactPerson, InstitutionMetadata } from '../../wire/institution';
import type { ConsentType, StateType } from '../../wire/enumerations';
import type { Language } from '../language';
import type { NamedLevel } from '../services/level';

export type Texts = Readonly<Record<string, string>>;

/** An object with a name, and perhaps one in each language. */
export interface Named {
  readonly name: string;
  readonly names?: Texts;
}

/** Texts of an institution by language; absent: this server does not send them. */
export interface InstitutionTexts {
  readonly displayNames?: Texts;
  readonly descriptions?: Texts;
  readonly keywords?: Texts;
  readonly homeUrls?: Texts;
  readonly organisationNames?: Texts;
  readonly organisationDisplayNames?: Texts;
}

/** An identity provider that a person may act for. */
export interface Institution {
  readonly entityId: string;
  readonly name: string;
  readonly names: Texts;
  readonly texts: InstitutionTexts;
  readonly logoUrl?: string;
  readonly institutionId?: string;
  readonly state: StateType;
  /** Absent from the other server: unknown, so no guard fires. */
  readonly publishedInEdugain?: boolean;
  /** Date in the server's format, mostly ISO 8601. */
  readonly publishInEdugainDate?: string;
  readonly connectToRSServicesAutomatically?: boolean;
  readonly displayAdminEmailsInDashboard?: boolean;
  /** Absent: this server does not send the metadata. */
  readonly metadata?: InstitutionMetadata;
  readonly stepupEntities: readonly EntityLevel[];
  readonly mfaEntities: readonly EntityLevel[];
  /** All contacts from the server, including nameless ones and "null" (WIRE T24): a change names them by position. */
  readonly contactPersons: readonly ContactPerson[];
  readonly consents: readonly { readonly serviceEntityId: string; readonly type: ConsentType }[];
  readonly allowMaintainersToManageAuthzRules: boolean;
  readonly displayStatsInDashboard: boolean;
}

/** Roles are additive; a super user who has not switched is not an admin. */
export interface Roles {
  readonly guest: boolean;
  readonly member: boolean;
  readonly viewer: boolean;
  readonly admin: boolean;
  readonly superUser: boolean;
}

/** Tabs that a federation can hide. */
export type HideableTab = 'apps' | 'my_idp' | 'statistics' | 'user_invite' | 'tickets';

/** The current user, the institution acted for, and the features of this installation. */
export interface Person {
  /** Absent for a guest. */
  readonly uid?: string | undefined;
  readonly displayName: string;
  readonly givenName: string;
  readonly surName: string;
  readonly email: string;
  readonly roles: Roles;
  /** Granted authorities, by their names on the wire; may be more than `roles` knows. */
  readonly authorities: readonly string[];
  /** Rank of the login's assurance level; 0 for a guest. */
  readonly level: number;
  /** The institution acted for: switched-to, else own; absent for a guest. */
  readonly institution?: Institution;
  readonly institutions: readonly Institution[];
  /**
   * Which institution the federation no longer knows: that of the login, so that the person counts as a guest, or the
   * one acted for, so that the switch has ended. The other server never sends it.
   */
  readonly institutionGone?: 'own' | 'switchedTo' | undefined;
  /** True if the roles from a directory are missing, since it cannot be read. The other server never sends it. */
  readonly rolesAway?: true | undefined;
  readonly switched: boolean;
  /** Names of the administrators of the institution acted for; empty if this person may not see them. */
  readonly administrators: readonly string[];
  /** Names of its administrative contacts, if the server names no administrators. */
  readonly administrativeContacts: readonly string[];
  /** Attributes of the login as the wire has them; `loginAttributes` reads them. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly language: Language;
  readonly installation: Installation;
}

export interface Installation {
  readonly federation: string;
  /** The catalogue's name for the source of the federation's own services. */
  readonly federationSource: string;
  readonly languages: readonly Language[];
  /** The assurance level that every login has, and those above, lowest first. */
  readonly ladder: readonly NamedLevel[];
  readonly multiFactorValues: readonly string[];
  /** Names of multi-factor values by URI, if the installation configures them. */
  readonly levelLabels: Readonly<Record<string, Texts>>;
  readonly stepUpEnabled: boolean;
  /** Rank that a login needs for steps at the desk, invitations, and acting for another institution than one's own. */
  readonly superUserLevel: number;
  readonly consentEnabled: boolean;
  readonly ticketSystemDown: boolean;
  readonly statisticsDown: boolean;
  readonly hiddenTabs: readonly HideableTab[];
  readonly extensions: readonly string[];
  readonly statsTimeZone: string;
  /** Smallest number of different people that statistics show; 0: every number. */
  readonly statsMinUsers: number;
  /** Newest login in the statistics, epoch milliseconds; absent: unknown, or none. */
  readonly statsDataUntil?: number;
  /** Logins that arrived later are not counted yet, epoch milliseconds; absent: all are counted. */
  readonly statsCountedAt?: number;
  /** Newest login without a user, epoch milliseconds; absent: none. */
  readonly statsNamelessUntil?: number;
  readonly ticketKeyPrefix: string;
  readonly demo: boolean;
  readonly links: {
    readonly help?: string;
    readonly terms?: string;
    readonly operator?: string;
    readonly supportEmail?: string;
  };
}
